// A finished town as a postcard: the board's drawing with its computed colours, everybody's points, game and date.

import { download } from '../../store/download';
import { icons } from '../../ui/icons';

const [width, height] = [1200, 630];
const edge = 34;
/** Where the town is, and where the words begin. */
const town = { x: edge + 14, y: edge + 14, width: 700, height: height - 2 * edge - 28 };
const stamp = { y: 416 };
const words = { x: 792, width: width - 792 - edge - 22 };

export interface PostcardWords {
  title: string;
  verdict: string;
  /** The best first. */
  players: readonly { name: string; points: number; won: boolean }[];
  /** Game and date. */
  note: string;
}

const properties = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin',
  'stroke-dasharray', 'opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline',
  'display', 'visibility', 'paint-order', 'transform', 'transform-origin', 'transform-box',
] as const;

const testFile = () => new File([''], 'town.png', { type: 'image/png' });
export const maySharePictures = (): boolean => 'canShare' in navigator && navigator.canShare({ files: [testFile()] });

/** Hands the picture to whatever the device shares with; where there is nothing, it is downloaded. */
export async function sharePicture(png: Blob, name: string): Promise<void> {
  if (maySharePictures()) {
    try {
      await navigator.share({ files: [new File([png], name, { type: 'image/png' })] });
      return;
    } catch (error) {
      // Somebody changed their mind. Anything else (a device that was slow to draw it): there is still the download.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  download(name, png, 'image/png');
}

export const postcard = async (board: SVGSVGElement, said: PostcardWords): Promise<Blob> => rasterise(await drawing(board, said));

/** One SVG that needs nothing of the page. */
async function drawing(board: SVGSVGElement, { title, verdict, players, note }: PostcardWords): Promise<string> {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const hand = 'Patrick Hand';
  const plain = 'Bricolage Grotesque';
  const text = (x: number, y: number, size: number, said: string, { font = plain, weight = 400, fill = '--ink', anchor = 'start' } = {}) =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${font}" font-size="${size}" font-weight="${weight}" fill="${token(fill)}">${escape(said)}</text>`;

  const titleSize = sizeFor(title, hand, 64, words.width);
  const lines = wrapped(verdict, `600 25px "${plain}"`, words.width).slice(0, 3);
  const firstRow = 126 + lines.length * 31 + 30;
  const step = Math.min(46, (height - 116 - firstRow) / Math.max(1, players.length));
  const rowSize = Math.min(36, step * 0.8);
  const right = words.x + words.width;
  const rows = players.map(({ name, points, won }, at) => {
    const y = firstRow + step * (at + 0.72);
    const short = shortened(name, `${rowSize}px "${hand}"`, words.width - 90);
    const fill = won ? '--red-text' : '--ink';
    return text(words.x, y, rowSize, short, { font: hand, fill }) + text(right, y, rowSize, String(points), { font: hand, anchor: 'end', fill });
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${await fontFaces()}</style>`,
    `<rect width="${width}" height="${height}" fill="${token('--paper')}"/>`,
    `<rect x="${edge - 8}" y="${edge - 8}" width="${width - 2 * edge + 16}" height="${height - 2 * edge + 16}" rx="10" fill="${token('--panel')}" stroke="${token('--ink')}" stroke-width="3"/>`,
    `<path d="M${words.x - 26} ${edge + 18}V${height - edge - 18}" stroke="${token('--line')}" stroke-width="2.500" stroke-dasharray="7 7"/>`,
    drawnTown(board),
    text(words.x, 106, titleSize, title, { font: hand }),
    ...lines.map((line, at) => text(words.x, 146 + at * 31, 25, line, { weight: 600 })),
    ...rows,
    // A stamp, where there is room for one.
    firstRow + step * players.length < stamp.y - 10
      ? `<g transform="translate(${right - 92} ${stamp.y}) rotate(3)"><rect width="92" height="108" rx="3" fill="${token('--red-wash')}" stroke="${token('--red')}" stroke-width="3" stroke-dasharray="6 5"/><path transform="translate(16 16) scale(2.5)" d="${icons.home}" fill="none" stroke="${token('--red-text')}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"/>${text(46, 95, 17, 'Townsmith', { font: hand, fill: '--red-text', anchor: 'middle' })}</g>`
      : '',
    text(words.x, height - 62, Math.min(20, sizeFor(note, plain, 20, words.width)), note, { fill: '--soft' }),
    '</svg>',
  ].join('');
}

/** The board in its place, as large as it can be there. */
function drawnTown(board: SVGSVGElement): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  inline(board, copy);
  for (const [name, value] of Object.entries(town)) copy.setAttribute(name, String(value));
  copy.setAttribute('preserveAspectRatio', 'xMidYMid meet');
  return new XMLSerializer().serializeToString(copy);
}

function inline(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  const set = properties.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
  to.setAttribute('style', set);
  to.removeAttribute('class');
  for (let i = 0; i < from.children.length; ++i) {
    const [a, b] = [from.children[i], to.children[i]];
    if (a && b) inline(a, b);
  }
}

const measure = document.createElement('canvas').getContext('2d');
function widthOf(said: string, font: string): number {
  if (!measure) return 0;
  measure.font = font;
  return measure.measureText(said).width;
}
const sizeFor = (said: string, font: string, most: number, room: number) => Math.min(most, (most * room) / Math.max(1, widthOf(said, `${most}px "${font}"`)));

function shortened(said: string, font: string, room: number): string {
  if (widthOf(said, font) <= room) return said;
  let letters = [...said];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, font) > room) letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}

function wrapped(said: string, font: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of said.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, font) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Our fonts as data, because a picture cannot load anything. */
async function fontFaces(): Promise<string> {
  const faces: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const address = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1];
      if (!address) continue;
      const data = await dataUrl(await (await fetch(new URL(address, sheet.href ?? location.href))).blob());
      faces.push(rule.cssText.replace(/url\([^)]+\)/, `url(${data})`));
    }
  }
  return faces.join('');
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

async function rasterise(svg: string): Promise<Blob> {
  const image = new Image(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('picture'))), 'image/png'));
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
