// Words drawn on boards can be read: axe-core does not look into drawings, so this does. Each word's colour is held against
// what is really drawn behind it, in both themes.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { finishRound, firstMove, games, nextToDo, startGame, world } from './world.mjs';

const { visit } = world();
/** WCAG 2.1: large is 24 pixels, or 18.66 in bold. */
const [least, leastLarge] = [4.5, 3];

/** The words of all drawings in sight: what they say, their colour, and where they are. */
function words() {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return [...document.querySelectorAll('svg text')]
    .filter((one) => one.textContent.trim() !== '' && shown(one) && !one.closest('[data-faint]'))
    .flatMap((one) => {
      const style = getComputedStyle(one);
      const { left, top, right, bottom } = one.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || right - left < 3) return [];
      let opacity = Number(style.fillOpacity);
      for (let up = one; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
      const { a, b, c, d } = one.getScreenCTM();
      const size = parseFloat(style.fontSize) * Math.sqrt(Math.abs(a * d - b * c));
      // An outline in the paper's colour is part of what is behind the letters.
      const halo = style.paintOrder.startsWith('stroke') && style.stroke !== 'none' ? style.stroke : null;
      return [{ text: one.textContent.trim(), fill: style.fill, halo, opacity, large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700), box: [left, top, right, bottom] }];
    });
}

/** The words that cannot be read before that picture of the page, which shows everything but words. */
async function unreadable([list, picture, limits]) {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const rgb = (text) => (text.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  const light = (colour) => {
    const [r, g, b] = colour.map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
  /** The usual colour behind: the middle one by its light. Hatching is thin, and letters are read over it. */
  const behind = ([left, top, right, bottom]) => {
    const { data } = pen.getImageData(left, top, Math.max(1, right - left), Math.max(1, bottom - top));
    const all = [];
    for (let i = 0; i < data.length; i += 4) all.push([data[i], data[i + 1], data[i + 2]]);
    return all.sort((a, b) => light(a) - light(b))[Math.floor(all.length / 2)];
  };
  return list.flatMap(({ text, fill, halo, opacity, large, box }) => {
    const ground = halo ? rgb(halo) : behind(box);
    const ink = rgb(fill).map((part, i) => part * opacity + ground[i] * (1 - opacity));
    const found = contrast(ink, ground);
    return found < (large ? limits[1] : limits[0]) ? [`${text}: ${found.toFixed(2)} (${ink.map(Math.round)} on ${ground})`] : [];
  });
}

describe('Words on boards', { concurrency: 2 }, () => {
  for (const theme of ['light', 'dark']) {
    for (const [game, title] of Object.entries(games)) {
      test(`${title} can be read, ${theme}`, { timeout: 300_000 }, () =>
        visit(
          async (page) => {
            await startGame(page, title);
            for (let moves = 0; moves < 6; ++moves) {
              const next = await nextToDo(page);
              if (next === 'over') break;
              if (next === 'finish') await finishRound(page);
              else await firstMove(page);
            }
            await nextToDo(page);
            const list = await page.evaluate(words);
            assert.ok(list.length > 0, game);
            const style = await page.addStyleTag({ content: 'svg text { visibility: hidden !important; }' });
            const picture = (await page.screenshot()).toString('base64');
            await style.evaluate((one) => one.remove());
            assert.deepEqual([...new Set(await page.evaluate(unreadable, [list, picture, [least, leastLarge]]))], [], game);
          },
          { theme },
        ),
      );
    }
  }
});
