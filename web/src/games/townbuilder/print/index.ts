import { card, page, type PrintRoom } from '../../../print/room';
import SoloSheet from '../../../print/SoloSheet.svelte';
import CardBack from './CardBack.svelte';
import type { CardsFile, TableFile } from './content';
import ScoreSheet from './ScoreSheet.svelte';
import SideCard from './SideCard.svelte';
import Token from './Token.svelte';
import TownCard from './TownCard.svelte';
import { say } from './words';

const tokens = [
  ['gold', 24],
  ['wood', 8],
  ['stone', 8],
  ['straw', 8],
] as const;

export const print: PrintRoom<'townbuilder'> = {
  parts: (source) => {
    const { cards } = source.file<CardsFile>('cards.json');
    const table = source.file<TableFile>('table.json');
    const title = source.title.split(':')[0] ?? '';
    const words = source.rows('cards');
    const back = (deck: 'town' | 'judge' | 'award' | 'crest') => card(CardBack, { title, deck });
    const side = (section: string, n: number) => source.rows(section)[n]?.map(String) ?? [];
    const crest = { front: card(SideCard, { kind: 'crest' as const, name: side('crest', 0)[0] ?? '', text: side('crest', 0)[1] ?? '' }), back: back('crest') };
    return [
      { name: say('score-sheet'), note: say('score-note'), page: page(ScoreSheet, { table, least: source.players.least, most: source.players.most }) },
      {
        name: say('cards'),
        note: say('cards-note', { cards: cards.length, judges: table.judges.length, awards: source.rows('awards').length }),
        size: [63, 88],
        cards: [
          ...cards.map((data, i) => ({ front: card(TownCard, { data, number: i + 1, title: String(words[i]?.[0] ?? ''), type: String(words[i]?.[1] ?? ''), ability: String(words[i]?.[2] ?? '') }), back: back('town') })),
          ...table.judges.map((type, i) => ({ front: card(SideCard, { kind: 'judge' as const, type, name: side('judges', i)[0] ?? '', text: say('judge-text'), points: table.judge_points }), back: back('judge') })),
          ...source.rows('awards').map((_, i) => ({ front: card(SideCard, { kind: 'award' as const, name: side('awards', i)[0] ?? '', text: side('awards', i)[1] ?? '', points: table.award_points }), back: back('award') })),
          ...Array.from({ length: source.players.most }, () => crest),
        ],
      },
      { name: say('tokens'), note: say('tokens-note'), size: [20, 20], cards: tokens.flatMap(([good, count]) => Array.from({ length: count }, () => ({ front: card(Token, { good }) }))) },
      {
        name: say('solo'),
        note: say('solo-note'),
        page: page(SoloSheet, {
          title: say('solo'),
          note: say('solo-note'),
          grades: source.rows('grades').map(([least, text]) => ({ least: Number(least), text: String(text) })),
          columns: [say('awards'), say('judges'), say('title')],
        }),
      },
    ];
  },
  credits: () => say('credits'),
  needs: () => [say('need-pencil')],
};
