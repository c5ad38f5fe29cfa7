// A whole game by clicks inside the page, for browsers that are driven by little more than "run this script".

/** Sets up a game against bots, plays the first of all moves until the end, and says how it went. For the page. */
export async function playInPage(title) {
  const errors = [];
  addEventListener('error', (event) => errors.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
  const shown = (one) => one.getClientRects().length > 0;
  const find = (where, words) => [...document.querySelectorAll(where)].find((one) => shown(one) && words.test(one.getAttribute('aria-label') ?? one.textContent.trim()));
  const until = async (look, what) => {
    for (let tries = 0; tries < 1200; ++tries) {
      const found = look();
      if (found) return found;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`waited too long for ${what}; ${errors.join('; ')}; ${document.body.innerText.slice(0, 400)}`);
  };
  const quote = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  (await until(() => find('button', new RegExp(`^Play ${quote(title)}`)), 'the game’s button')).click();
  (await until(() => find('dialog[open] button', /^Start$/), 'Start')).click();
  let moves = 0;
  for (; moves < 600; ) {
    const next = await until(() => {
      if (find('dialog[open] h2', /^The town is built$/)) return { over: true };
      const finish = find('button', /^Finish the round$/);
      if (finish) return { finish };
      const all = find('summary', /^All moves \(\d+\)$/);
      return all ? { all } : null;
    }, 'something to do');
    if (next.over) return { moves, errors, over: true };
    if (next.finish) {
      next.finish.click();
      await until(() => !next.finish.isConnected || !shown(next.finish), 'the end of the round');
      continue;
    }
    const box = next.all.closest('details');
    if (!box.open) next.all.click();
    const first = await until(() => box.querySelector('[data-moves] li button'), 'a move');
    const before = document.querySelector('[data-moves]')?.textContent;
    first.click();
    moves += 1;
    await until(() => {
      const list = document.querySelector('[data-moves]');
      return !list || !first.isConnected || list.textContent !== before;
    }, 'the next position');
  }
  return { moves, errors, over: false };
}
