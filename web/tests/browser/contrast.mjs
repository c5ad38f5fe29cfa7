// Whether words in drawings can be read. axe-core does not judge them: it knows no background of an SVG's text. Here the
// page is looked at without its words, and each word's colour is compared with what is behind it.
import assert from 'node:assert/strict';

/** In the page: words of drawings that are in sight, with their colours. */
function wordsInSight() {
  const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgba = (colour) => {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data];
  };
  const opacityOf = (one) => {
    let opacity = 1;
    for (let up = one; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
    return opacity;
  };
  /** What of a box is not cut off by what scrolls or hides. */
  const cut = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let up = one.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const box = up.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
  };
  const within = document.querySelector('dialog[open]') ?? document;
  const found = [];
  for (const one of within.querySelectorAll('svg text')) {
    if (one.textContent.trim() === '' || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(one);
    if (style.fill === 'none' || one.closest('[aria-hidden=true] svg.board, .thumbnail')) continue;
    const { left, top, right, bottom } = cut(one);
    const scale = one.getScreenCTM()?.a ?? 1;
    const turned = Math.hypot(scale, one.getScreenCTM()?.b ?? 0);
    const size = parseFloat(style.fontSize) * turned;
    // Small drawings beside a name are pictures; their words stand elsewhere in full.
    if (right - left < 3 || bottom - top < 3 || size < 8) continue;
    const halo = style.stroke !== 'none' && /^stroke/.test(style.paintOrder) ? rgba(style.stroke) : null;
    const [red, green, blue, alpha] = rgba(style.fill);
    const seen = (alpha / 255) * Number(style.fillOpacity) * opacityOf(one);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    found.push({ text: one.textContent.trim().slice(0, 30), left, top, right, bottom, colour: [red, green, blue], seen, halo, least: large ? 3 : 4.5 });
  }
  return found;
}

/** In the page, whatever its rules for styles are: drawings without their words, or with them again. */
function hideWords(hidden) {
  globalThis.wordless ??= new CSSStyleSheet();
  globalThis.wordless.replaceSync('svg text { visibility: hidden !important; transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((one) => one !== globalThis.wordless), ...(hidden ? [globalThis.wordless] : [])];
}

/** In the page: those that cannot be read well enough on the picture. */
async function unreadable([words, picture]) {
  const image = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
  canvas.drawImage(image, 0, 0);
  const scale = image.width / innerWidth;
  const part = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const wrong = [];
  for (const { text, left, top, right, bottom, colour, seen, halo, least } of words) {
    const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)];
    const { data } = canvas.getImageData(x, y, Math.max(1, Math.ceil((right - left) * scale)), Math.max(1, Math.ceil((bottom - top) * scale)));
    const all = [];
    for (let at = 0; at < data.length; at += 4) {
      const behind = halo ?? [data[at], data[at + 1], data[at + 2]];
      const front = colour.map((value, i) => value * seen + behind[i] * (1 - seen));
      all.push(contrast(light(front), light(behind)));
    }
    // Hatching and edges cross a word here and there: what most of it stands on counts.
    all.sort((a, b) => a - b);
    const usual = all[Math.floor(all.length / 2)];
    if (usual < least) wrong.push(`"${text}" at ${Math.round(left)},${Math.round(top)}: contrast ${usual.toFixed(2)}, wanted ${least}`);
  }
  return wrong;
}

/** Every word of a drawing on the screen has the contrast that WCAG AA asks of text. */
export async function checkContrast(page, where) {
  const words = await page.evaluate(wordsInSight);
  if (words.length === 0) return;
  await page.evaluate(hideWords, true);
  const picture = await page.screenshot({ type: 'png', scale: 'css', animations: 'allow' });
  await page.evaluate(hideWords, false);
  assert.deepEqual((await page.evaluate(unreadable, [words, picture.toString('base64')])).slice(0, 8), [], `${where}: words in drawings`);
}
