import { seatColour } from '../../../sketch';
import { card, page, type PrintRoom } from '../../../print/room';
import ScoreSheet from './ScoreSheet.svelte';
import SoloSheet from '../../../print/SoloSheet.svelte';
import Tile from './Tile.svelte';
import TileBack from './TileBack.svelte';
import Token from './Token.svelte';
import { say } from './words';

interface Tiles {
  tourists: number;
  /** "AP/TA" */
  tiles: readonly string[];
}

export const print: PrintRoom<'cities'> = {
  parts: (source) => {
    const { tiles, tourists } = source.file<Tiles>('tiles.json');
    const back = card(TileBack, { title: source.title });
    const seats = Array.from({ length: source.players.most }, (_, seat) => seat);
    const tokens = seats.flatMap((seat) => Array.from({ length: tourists }, () => ({ front: card(Token, { colour: seatColour(seat), number: seat + 1 }) })));
    return [
      { name: say('score-sheet'), note: say('score-note'), page: page(ScoreSheet, { tourists, seats: source.players.most, rounds: source.position().rounds }) },
      {
        name: say('tiles'),
        note: say('tiles-note'),
        size: [42, 42],
        cards: tiles.map((fields, i) => ({ front: card(Tile, { fields: fields.replace('/', ''), number: i + 1 }), back })),
      },
      { name: say('tourists'), note: say('tourists-note', { count: tourists }), size: [16, 22], cards: tokens },
      {
        name: say('solo'),
        note: say('solo-note'),
        page: page(SoloSheet, { title: say('solo'), note: say('solo-note'), grades: [], columns: [say('level'), say('best-tourist')] }),
      },
    ];
  },
  credits: () => say('credits'),
  needs: () => [say('need-pencil'), say('need-set')],
};
