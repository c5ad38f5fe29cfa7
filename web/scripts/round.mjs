// A round as a person plays it: for films and tests of what the table tells.
import { games, namesFor } from './games.mjs';

/** Tables in the middle of a game, a person first: what `keptGames` takes. */
export const tables = Object.fromEntries(games.map(({ name, players }) => [name, { game: name, names: namesFor(Math.min(players.most, 3)) }]));

/** What the table is doing: "own" tells one's own deed, "others" what they did, "told" nothing. */
export const telling = (page) => page.evaluate(() => document.querySelector('[data-story]')?.getAttribute('data-story'));

/** What there is to click, once the table waits for it: a move, or the button that finishes a round. */
async function next(page) {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('dialog[open]')) return 'over';
    if (document.querySelector('[data-story]')?.getAttribute('data-story') !== 'told') return null;
    if ([...document.querySelectorAll('[role=group][aria-label=Actions] button')].some((one) => one.textContent.trim() === 'Finish the round')) return 'finish';
    return document.querySelector('details.all') ? 'move' : null;
  });
  return found.jsonValue();
}

/** Opens a table; back when its story can be told. */
export async function openTable(page, address, id) {
  await page.goto(`${address}#/table/${id}`);
  await page.locator('.stageBox svg.board').first().waitFor();
  await page.locator('[data-story=told]').waitFor({ state: 'attached' });
  await page.waitForTimeout(300);
}

/** Makes a move, the one that brings most as far as the list says so, or finishes the round; false where it is all over. */
export async function ownMove(page) {
  const what = await next(page);
  if (what === 'over') return false;
  if (what === 'finish') await page.getByRole('button', { name: 'Finish the round' }).click();
  else {
    await page.evaluate(() => {
      document.querySelector('details.all').open = true;
      const moves = [...document.querySelectorAll('[data-moves] li button')];
      const worth = (one) => Number(/(\d+) (?:points|VP)|\+(\d+)/.exec(one.textContent)?.slice(1).find(Boolean) ?? 0);
      moves.sort((a, b) => worth(b) - worth(a))[0]?.click();
    });
  }
  return true;
}

/** Makes one's own moves until the table tells what the others did. `before` is called before each. */
export async function playRound(page, before = async () => undefined) {
  for (let i = 0; i < 12; ++i) {
    await next(page);
    await before();
    const others = page.evaluate(
      () =>
        new Promise((done) => {
          const story = document.querySelector('[data-story]');
          const look = new MutationObserver(() => story.getAttribute('data-story') === 'others' && end(true));
          // Still one's own turn, and nothing more to come.
          let quiet = 0;
          const timer = setInterval(() => {
            const isMine = story.getAttribute('data-story') === 'told' && document.querySelector('details.all, [aria-label=Actions] .primary');
            quiet = isMine ? quiet + 1 : 0;
            if (quiet === 4) end(false);
          }, 100);
          const end = (said) => {
            look.disconnect();
            clearInterval(timer);
            done(said);
          };
          look.observe(story, { attributes: true });
        }),
    );
    if (!(await ownMove(page))) return false;
    if (await others) return true;
  }
  return false;
}

/** Back when the story is at its end. */
export const toTheEnd = (page) => page.locator('[data-story=told]').waitFor({ state: 'attached' });
