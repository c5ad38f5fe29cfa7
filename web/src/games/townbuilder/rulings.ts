import type { TownBuilderPosition } from '../../engine/games/townbuilder';
import english from './words/en.ftl';
import { say } from './words';

type Ruling = Extract<Parameters<typeof say>[0], `ruling-${string}`>;
const isRuling = (key: string): key is Ruling => Object.hasOwn(english, key);

/** What a card does, and what the rules say about that: a line each. Cards of one's own have no rulings. */
export function aboutCard(position: TownBuilderPosition, name: string): string[] {
  const card = position.cards[name];
  if (!card) return [];
  const lines = card.ability ? [say('ability', { timing: card.ability.kind, text: card.ability.text })] : [];
  const key = `ruling-${name.toLowerCase().replaceAll(' ', '-')}`;
  return isRuling(key) ? [...lines, say(key)] : lines;
}
