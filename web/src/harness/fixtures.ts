import type { TableView } from '../engine/protocol';

const files = import.meta.glob<TableView>('../../fixtures/*.json', { import: 'default' });

/** A game and a moment of it, such as its start ("chess-start"): for every file in fixtures/. */
export const fixtureNames = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''));

export function loadFixture(name: string): Promise<TableView> {
  const load = files[`../../fixtures/${name}.json`];
  if (!load) throw new Error(`There is no fixture ${name}.`);
  return load();
}
