import { HostError, type Host } from '../engine/host';
import type { Answer, GameInfo, TableView, Verb } from '../engine/protocol';

/** A host that shows one view and does nothing: enough to look at the table screen. */
export function stillHost(view: TableView): Host {
  const answers: { [V in Verb]?: Answer<V> } = {
    view: { version: view.version, events: [], view },
    watch: { version: view.version, events: [], view },
    unwatch: {},
    close: {},
    record: { record: '' },
    reference: { sections: [] },
    hint: { hints: view.moves.slice(0, 3).map((move, i) => ({ move, value: 21.5 - i, loss: i, why: [] })) },
  };
  return {
    send<V extends Verb>(verb: V): Promise<Answer<V>> {
      const answer = answers[verb];
      if (answer) return Promise.resolve(answer);
      return Promise.reject(new HostError({ reason: 'not_allowed', sentence: 'This table is a picture.' }));
    },
    onPush: () => () => undefined,
    onClose: () => () => undefined,
    close: () => undefined,
  };
}

export function stillInfo(view: TableView): GameInfo {
  return {
    name: view.game,
    title: view.game,
    tagline: '',
    credits: '',
    players: { least: 1, most: 8, usual: 2 },
    hidden: false,
    simultaneous: false,
    rules: 1,
    daily: null,
    content_changed: false,
    content_reconstructed: false,
    options: [],
    presets: [],
  };
}
