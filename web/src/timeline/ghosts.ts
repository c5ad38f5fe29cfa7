// Pictures of things that fly over the page. Only they move, and only by place, size and opacity: that is the
// compositor's work, so that the page's own thread is free.

import { middleOf, type Box } from './things';

export interface Motion {
  duration: number;
  delay?: number;
  easing?: string;
}

const svgns = 'http://www.w3.org/2000/svg';

/** A picture of an element as it looks now: it may be gone from the page a moment later. */
export interface Picture {
  box: Box;
  /** Where the units of a drawing lie on the screen; null for what is no part of a drawing. */
  matrix: DOMMatrix | null;
  element: Element;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

export function pictureOf(element: Element): Picture {
  const isPart = element instanceof SVGGraphicsElement && element.ownerSVGElement !== null;
  return { box: boxOf(element), matrix: isPart ? element.getScreenCTM() : null, element };
}

/** The same picture, lying over the page. */
function copyOf({ box, matrix, element }: Picture): Element {
  const copy = element.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['id', 'data-thing', 'data-space', 'tabindex', 'role', 'aria-label']) one.removeAttribute(name);
  }
  (copy as HTMLElement | SVGElement).style.visibility = '';
  if (!matrix) {
    (copy as HTMLElement | SVGElement).style.cssText += `;width:${box.width}px;height:${box.height}px;margin:0`;
    return copy;
  }
  copy.removeAttribute('transform');
  const svg = document.createElementNS(svgns, 'svg');
  const g = document.createElementNS(svgns, 'g');
  const { a, b, c, d, e, f } = matrix;
  g.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - box.left} ${f - box.top})`);
  g.append(copy);
  svg.setAttribute('width', `${box.width}`);
  svg.setAttribute('height', `${box.height}`);
  svg.append(g);
  return svg;
}

function div(name: string, { left, top, width, height }: Box): HTMLElement {
  const made = document.createElement('div');
  made.className = name;
  made.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  return made;
}

const move = (x: number, y: number) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/** Everything that flies at the moment; `clear` takes it all away. */
export class Ghosts {
  readonly layer: HTMLElement;
  readonly #running = new Set<Animation>();
  readonly #hidden = new Set<HTMLElement | SVGElement>();

  constructor(layer: HTMLElement) {
    this.layer = layer;
  }

  clear(): void {
    for (const one of this.#running) one.cancel();
    this.#running.clear();
    for (const one of this.#hidden) one.style.visibility = '';
    this.#hidden.clear();
    this.layer.replaceChildren();
  }

  /** Until what flies to it has arrived. */
  #hide(element: Element): () => void {
    const one = element as HTMLElement | SVGElement;
    one.style.visibility = 'hidden';
    this.#hidden.add(one);
    return () => {
      one.style.visibility = '';
      this.#hidden.delete(one);
    };
  }

  #run(element: Element, frames: Keyframe[], { duration, delay = 0, easing = 'ease-in-out' }: Motion): Animation {
    const made = element.animate(frames, { duration, delay, easing, fill: 'both' });
    this.#running.add(made);
    made.addEventListener('finish', () => this.#running.delete(made));
    return made;
  }

  #stay(made: Animation, ghost: Element, after?: () => void): void {
    made.addEventListener('finish', () => {
      after?.();
      ghost.remove();
    });
  }

  /** From one place to another on an arc, with whoever does it at its corner. */
  fly(from: Picture, to: Box, timing: Motion, { target, badge, lift = 0.28, fade = false }: { target?: Element; badge?: Element | null; lift?: number; fade?: boolean } = {}): void {
    const ghost = div('ghost', from.box);
    const art = div('art', { left: 0, top: 0, width: from.box.width, height: from.box.height });
    art.append(copyOf(from));
    ghost.append(art);
    if (badge) ghost.append(badge);
    this.layer.append(ghost);
    const [[ax, ay], [bx, by]] = [middleOf(from.box), middleOf(to)];
    const [x, y] = [bx - ax, by - ay];
    const size = Math.min(to.width / Math.max(1, from.box.width), to.height / Math.max(1, from.box.height));
    const high = Math.min(70, Math.hypot(x, y) * lift);
    const show = target && this.#hide(target);
    if (badge) {
      const [right, top] = [((size - 1) * from.box.width) / 2, ((1 - size) * from.box.height) / 2];
      this.#run(badge, [{ transform: 'none' }, { transform: 'none', offset: 0.14 }, { transform: move(right, top), offset: 0.92 }, { transform: move(right, top) }], timing);
    }
    this.#stay(
      this.#run(ghost, [
        { transform: move(0, 0) },
        { transform: move(0, -10), offset: 0.14 },
        { transform: move(x * 0.5, y * 0.5 - high), offset: 0.52 },
        { transform: move(x, y), offset: 0.92 },
        { transform: move(x, y) },
      ], timing),
      ghost,
      show,
    );
    this.#run(art, [
      { transform: 'scale(1)', opacity: 1 },
      { transform: 'scale(1.08) rotate(-3deg)', offset: 0.14 },
      { transform: `scale(${(1 + size) * 0.56}) rotate(3deg)`, offset: 0.52 },
      { transform: `scale(${size * 1.04})`, opacity: fade ? 0.9 : 1, offset: 0.9 },
      { transform: `scale(${size})`, opacity: fade ? 0 : 1 },
    ], timing);
  }

  /** Comes into its place from a little way off. */
  #enter(to: Picture, frames: Keyframe[], timing: Motion, badge?: Element | null): void {
    const ghost = div('ghost', to.box);
    const art = div('art', { left: 0, top: 0, width: to.box.width, height: to.box.height });
    art.append(copyOf(to));
    ghost.append(art);
    if (badge) ghost.append(badge);
    this.layer.append(ghost);
    this.#stay(this.#run(art, frames, timing), ghost, this.#hide(to.element));
    if (badge) this.#run(badge, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1 }], timing);
  }

  /** Straight from a place nearby. */
  slide(to: Picture, from: Box, timing: Motion): void {
    const [[ax, ay], [bx, by]] = [middleOf(from), middleOf(to.box)];
    this.#enter(to, [{ transform: move(ax - bx, ay - by) }, { transform: 'none' }], timing);
  }

  land(to: Picture, timing: Motion, badge?: Element | null): void {
    this.#enter(to, [
      { transform: 'translateY(-34px) scale(1.3)', opacity: 0 },
      { transform: 'translateY(-20px) scale(1.2)', opacity: 1, offset: 0.3 },
      { transform: 'scale(0.97)', offset: 0.75 },
      { transform: 'scale(1)' },
    ], { ...timing, easing: 'ease-in' }, badge);
  }

  deal(to: Picture, timing: Motion): void {
    this.#enter(to, [
      { transform: 'translate(46px, -26px) rotate(11deg) scale(0.9)', opacity: 0 },
      { transform: 'translate(30px, -16px) rotate(7deg)', opacity: 1, offset: 0.3 },
      { transform: 'none', opacity: 1 },
    ], { ...timing, easing: 'ease-out' });
  }

  tumble(to: Picture, timing: Motion, badge?: Element | null): void {
    this.#enter(to, [
      { transform: 'translate(-34px, -44px) rotate(-300deg) scale(1.25)', opacity: 0.4 },
      { transform: 'translate(-12px, 5px) rotate(-120deg) scale(1.1)', opacity: 1, offset: 0.42 },
      { transform: 'translate(-4px, -12px) rotate(-40deg) scale(1.05)', offset: 0.62 },
      { transform: 'translate(2px, 2px) rotate(7deg)', offset: 0.86 },
      { transform: 'none' },
    ], { ...timing, easing: 'linear' }, badge);
  }

  slam(to: Picture, timing: Motion, badge?: Element | null): void {
    this.#enter(to, [
      { transform: 'scale(2.4)', opacity: 0 },
      { transform: 'scale(1.5)', opacity: 1, offset: 0.45 },
      { transform: 'scale(0.94)', offset: 0.72 },
      { transform: 'scale(1)' },
    ], { ...timing, easing: 'ease-in' }, badge);
  }

  /** Something about it has changed. */
  bounce(to: Picture, timing: Motion): void {
    this.#enter(to, [
      { transform: 'scale(1)' },
      { transform: 'scale(1.14) rotate(-2deg)', offset: 0.35 },
      { transform: 'scale(0.98)', offset: 0.75 },
      { transform: 'scale(1)' },
    ], timing);
  }

  vanish(from: Picture, timing: Motion): void {
    const ghost = div('ghost', from.box);
    ghost.append(copyOf(from));
    this.layer.append(ghost);
    this.#stay(this.#run(ghost, [{ transform: 'none', opacity: 1 }, { transform: 'translateY(18px) scale(0.8)', opacity: 0 }], timing), ghost);
  }

  /** Appears from the left as if drawn, under the point of a pen. The window moves one way and what it shows the other. */
  draw(to: Picture, pen: Element, timing: Motion, badge?: Element | null): void {
    const { width, height } = to.box;
    const ghost = div('ghost', to.box);
    const sheet = div('sheet', { left: 0, top: 0, width, height });
    const art = div('art', { left: 0, top: 0, width, height });
    art.append(copyOf(to));
    sheet.append(art);
    ghost.append(sheet, pen);
    if (badge) pen.append(badge);
    this.layer.append(ghost);
    const linear = { ...timing, easing: 'linear' };
    this.#run(sheet, [{ transform: move(-width, 0) }, { transform: move(0, 0) }], linear);
    this.#run(art, [{ transform: move(width, 0) }, { transform: move(0, 0) }], linear);
    const strokes = Array.from({ length: 9 }, (_, i): Keyframe => ({ transform: move((width * i) / 8, height * (i % 2 === 0 ? 0.2 : 0.85)), opacity: 1 }));
    this.#stay(this.#run(pen, [{ ...strokes[0], opacity: 0 }, ...strokes], linear), ghost, this.#hide(to.element));
  }

  /** A number rises where it was earned, and goes to the points. */
  rise(label: HTMLElement, from: Box, to: Box | null, timing: Motion): void {
    this.layer.append(label);
    const { width, height } = label.getBoundingClientRect();
    const [[ax, ay], goal] = [middleOf(from), to && middleOf(to)];
    const [x, y] = [Math.min(innerWidth - width - 4, Math.max(4, ax - width / 2)), Math.max(44, ay - height / 2)];
    const [bx, by] = goal ? [goal[0] - width / 2, goal[1] - height / 2] : [x, y - 60];
    this.#stay(
      this.#run(label, [
        { transform: `${move(x, y + 10)} scale(0.5)`, opacity: 0 },
        { transform: `${move(x, y - 14)} scale(1.25)`, opacity: 1, offset: 0.16 },
        { transform: `${move(x, y - 34)} scale(1.1)`, opacity: 1, offset: 0.58 },
        { transform: `${move(bx, by)} scale(0.8)`, opacity: 1, offset: 0.92 },
        { transform: `${move(bx, by)} scale(0.6)`, opacity: 0 },
      ], { ...timing, easing: 'ease-out' }),
      label,
    );
  }

  /** Stands for a moment instead of what stood there; nothing moves. */
  stand(label: HTMLElement, at: Box, place: string, milliseconds: number): void {
    this.layer.querySelector(`.standing[data-place="${place}"]`)?.remove();
    label.classList.add('standing');
    label.dataset['place'] = place;
    this.layer.append(label);
    const { width, height } = label.getBoundingClientRect();
    label.style.transform = move(Math.max(4, at.left - width - 8), at.top + at.height / 2 - height / 2);
    setTimeout(() => label.remove(), milliseconds);
  }
}
