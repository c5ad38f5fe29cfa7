// What a game says about its spaces, in positions that the engine wrote.
import { expect, it } from 'vitest';
import { games } from '../../scripts/games.mjs';
import { loadRooms } from '../../src/games';
import { fixtureNames, loadFixture } from '../../src/harness/fixtures';

it.each(games)('What earns points or can be played in $title says what it is good for', async ({ name }) => {
  const { about } = await loadRooms(name);
  const told = new Set<string>();
  for (const fixture of fixtureNames.filter((one) => one.startsWith(`${name}-`))) {
    const view = await loadFixture(fixture);
    view.seats.forEach(({ sheet }, seat) => {
      for (const space of [...sheet, ...view.moves].flatMap(({ spaces }) => spaces)) for (const line of about?.(view, space, seat) ?? []) told.add(line);
    });
  }
  for (const line of told) expect(line).toMatch(/^\S.*\S$/);
  if (about) expect(told.size).toBeGreaterThan(1);
});
