// A finished town as a picture: the board's drawing with its computed colours, a title, the score.

import { download } from '../store/download';

interface PictureWords {
  title: string;
  note: string;
  file: string;
}

const properties = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin',
  'stroke-dasharray', 'opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline',
  'display', 'visibility', 'paint-order', 'transform', 'transform-origin', 'transform-box',
] as const;

export async function savePicture(board: SVGSVGElement, words: PictureWords): Promise<void> {
  const png = await rasterise(await pictureOf(board, words), 1600);
  download(words.file, png, 'image/png');
}

/** One SVG that needs nothing of the page. */
export async function pictureOf(board: SVGSVGElement, words: PictureWords): Promise<{ svg: string; ratio: number }> {
  const copy = board.cloneNode(true) as SVGSVGElement;
  inline(board, copy);
  const box = board.viewBox.baseVal;
  const [width, height] = box.width > 0 ? [box.width, box.height] : [board.clientWidth, board.clientHeight];
  const unit = width / 100;
  const foot = unit * 15;
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  copy.setAttribute('x', '0');
  copy.setAttribute('y', '0');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-unit * 4} ${-unit * 4} ${width + unit * 8} ${height + foot + unit * 8}">`,
    `<style>${await fontFaces()}</style>`,
    `<rect x="${-unit * 4}" y="${-unit * 4}" width="100%" height="100%" fill="${token('--panel')}"/>`,
    new XMLSerializer().serializeToString(copy),
    `<text x="${width / 2}" y="${height + unit * 7}" text-anchor="middle" font-family="Patrick Hand" font-size="${unit * 6.5}" fill="${token('--ink')}">${escape(words.title)}</text>`,
    `<text x="${width / 2}" y="${height + unit * 12.5}" text-anchor="middle" font-family="Bricolage Grotesque" font-size="${unit * 3}" fill="${token('--soft')}">${escape(words.note)}</text>`,
    '</svg>',
  ].join('');
  return { svg, ratio: (width + unit * 8) / (height + foot + unit * 8) };
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

async function rasterise({ svg, ratio }: { svg: string; ratio: number }, width: number): Promise<Blob> {
  const image = new Image();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(width / ratio);
  image.width = canvas.width;
  image.height = canvas.height;
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('picture'))), 'image/png'),
  );
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
