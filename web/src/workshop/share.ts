import { download } from '../store/download';
import { packFileName, packText, type KeptPack } from '../store/packs';
import { toasts } from '../ui';
import { say } from './words';

/** Saves a pack as the one file that can be given away, and says where it is. */
export function share(pack: KeptPack): void {
  const file = packFileName(pack);
  download(file, packText(pack), 'application/json');
  toasts.say(say('shared', { file }), 'good');
}
