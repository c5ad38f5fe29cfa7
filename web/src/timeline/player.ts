// Plays one step: looks at the page, shows the next view, looks again, and lets things fly from where they were to
// where they are. Loaded when a table is opened.

import { tick } from 'svelte';
import type { Seat } from '../engine/protocol';
import { cue, feel } from '../sound/cue';
import { boxOf, Ghosts, pictureOf, type Motion, type Picture } from './ghosts';
import type { Gain, Step } from './steps';
import type { Spot, Story } from './story.svelte';
import { changesOf, drawnForAll, materials, middleOf, type Box, type Change, type Material, type Thing } from './things';

interface Screen {
  layer: HTMLElement;
  stage: () => Seat | null;
}

/** A number that rises is seen this long, even if the next step has begun. */
const readable = 700;

export interface Player {
  play(step: Step, milliseconds: number, screen: Screen): Promise<void>;
  /** Without motion: the points stand for a moment. */
  stand(step: Step, screen: Screen): Promise<void>;
  stop(): void;
}

type Seen = Thing<Picture>;

const isMaterial = (text: string | null): text is Material => (materials as readonly (string | null)[]).includes(text);

function isVisible({ left, top, width, height }: Box): boolean {
  return width > 0 && height > 0 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0;
}

/** Every thing on the page, where it lies and how it looks. */
function look(): Seen[] {
  const seen: Seen[] = [];
  for (const surface of document.querySelectorAll('[data-surface]')) {
    const frame = boxOf(surface);
    if (!isVisible(frame)) continue;
    for (const element of surface.querySelectorAll('[data-thing]')) {
      const made = element.getAttribute('data-made');
      const picture = pictureOf(element);
      const [x, y] = middleOf(picture.box);
      // What is scrolled out of its panel is not seen.
      if (!isMaterial(made) || picture.box.width === 0 || x < frame.left || y < frame.top || x > frame.left + frame.width || y > frame.top + frame.height) continue;
      seen.push({
        name: element.getAttribute('data-thing') ?? '',
        made,
        face: element.getAttribute('data-face'),
        surface: surface.getAttribute('data-surface') ?? '',
        box: picture.box,
        element: picture,
      });
    }
  }
  return seen;
}

function firstVisible(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((one) => isVisible(boxOf(one))) ?? null;
}
/** Where a seat's points stand; beside its name rather than where they soon stand no more. */
const scoreOf = (seat: Seat): Element | null => firstVisible(`[data-score="${seat}"]:not([data-spot] *)`) ?? firstVisible(`[data-score="${seat}"]`);

function badgeOf(seat: Seat | null): HTMLElement | null {
  const badge = seat === null ? null : document.querySelector(`[data-badge="${seat}"]`);
  if (!badge) return null;
  const copy = document.createElement('div');
  copy.className = 'who';
  copy.append(badge.cloneNode(true));
  return copy;
}

const penPaths = ['M2 38 6 26 30 2l8 8L14 34Z', 'm26 6 8 8'];
function penOf(): HTMLElement {
  const pen = document.createElement('div');
  pen.className = 'pen';
  pen.innerHTML = `<svg viewBox="0 0 40 40" width="34" height="34">${penPaths.map((d) => `<path d="${d}"/>`).join('')}</svg>`;
  return pen;
}

function labelOf(points: number): HTMLElement {
  const label = document.createElement('div');
  label.className = points < 0 ? 'points loss' : 'points';
  label.textContent = points < 0 ? `−${-points}` : `+${points}`;
  return label;
}

/** Around all of them. */
function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

export function makePlayer(story: Story): Player {
  let ghosts: Ghosts | null = null;
  let end: (() => void) | null = null;
  /** Counts what was begun or broken off: whoever waits looks whether it is still wanted. */
  let turn = 0;

  function on(layer: HTMLElement): Ghosts {
    if (ghosts?.layer !== layer) ghosts = new Ghosts(layer);
    return ghosts;
  }

  /** Until then, or until the story is broken off. */
  function wait(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      end = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  function spotFor(seat: Seat | null, stage: Seat | null): Spot | null {
    if (seat === null || seat === stage) return null;
    if (stage !== null) return { seat, board: true };
    return scoreOf(seat)?.closest('[data-spot]') === null ? null : { seat, board: false };
  }

  /** Where what a move took away has gone: to the next thing it touched, to a purse that has changed, or to its player. */
  function goalOf(from: Seen, { spaces, seat }: Step, after: readonly Seen[], changes: readonly Change<Picture>[]): Box | null {
    if (!spaces.includes(from.name)) return null;
    const touched = after.find(({ name, surface }) => name !== from.name && spaces.includes(name) && surface !== drawnForAll);
    if (touched) return touched.box;
    const purse = changes.find((change) => change.how === 'turn' && change.to.made === 'coin');
    if (purse?.how === 'turn') return purse.to.box;
    const home = seat === null ? null : (firstVisible(`[data-spot="${seat}"]`) ?? scoreOf(seat));
    return home && boxOf(home);
  }

  function start(changes: readonly Change<Picture>[], step: Step, after: readonly Seen[], flying: Ghosts, duration: number): void {
    const pens = changes.filter((change) => change.how !== 'move' && change.how !== 'go' && change.to.made === 'pen').length;
    const isDeed = changes.some(({ how }) => how === 'move' || how === 'go');
    const isFigure = (change: Change<Picture>) => (change.how === 'go' ? change.from : change.to).made === 'figure';
    const [hasFigures, hasGround] = [changes.some(isFigure), !changes.every(isFigure)];
    let pen = 0;
    let dealt = 0;
    let shown = false;
    /** Once is enough to see who it is. */
    const badge = () => {
      if (shown || step.own) return null;
      shown = true;
      return badgeOf(step.seat);
    };
    for (const change of changes) {
      // First where they can go, then those who walk there.
      const isLater = hasGround && isFigure(change);
      const whole: Motion = isLater ? { duration: duration * 0.5, delay: duration * 0.5 } : { duration: hasFigures && hasGround ? duration * 0.6 : duration };
      if (change.how === 'move' && change.from.surface === change.to.surface && change.from.name === change.to.name && !step.spaces.includes(change.to.name)) {
        // Makes room for something else; where all is quick, at once.
        if (duration > 200) flying.slide(change.to.element, change.from.box, { duration: duration * 0.5 });
      } else if (change.how === 'move') {
        flying.fly(change.from.element, change.to.box, whole, { target: change.to.element.element, badge: badge(), lift: change.to.made === 'figure' ? 0.5 : 0.28 });
        cue(change.to.made);
      } else if (change.how === 'go') {
        const goal = goalOf(change.from, step, after, changes);
        if (goal) flying.fly(change.from.element, goal, whole, { badge: badge(), fade: true });
        else flying.vanish(change.from.element, { duration: duration * 0.6 });
        cue(change.from.made);
      } else if (change.to.made === 'pen') {
        const share = duration / pens;
        flying.draw(change.to.element, penOf(), { duration: share, delay: share * pen }, pen === 0 ? badge() : null);
        pen += 1;
        cue('pen', share * (pen - 1));
      } else if (change.to.made === 'die') {
        flying.tumble(change.to.element, { duration: duration * 0.9, delay: dealt * 18 }, changes.length === 1 ? badge() : null);
        cue('die', dealt * 18);
        dealt += 1;
      } else if (change.to.made === 'stamp') {
        flying.slam(change.to.element, whole, badge());
        cue('stamp', duration * 0.6);
      } else if (change.how === 'turn') {
        flying.bounce(change.to.element, { duration: duration * 0.5, delay: duration * 0.5 });
        cue(change.to.made, duration * 0.6);
      } else if (change.to.made === 'card') {
        // What is dealt comes after what was done.
        const delay = isDeed ? duration * 0.45 : dealt * 40;
        flying.deal(change.to.element, { duration: duration * 0.55, delay });
        cue('card', delay);
        dealt += 1;
      } else {
        flying.land(change.to.element, whole, badge());
        cue(change.to.made, duration * 0.6);
      }
    }
  }

  /** Lights what earned points and lets them rise from there. */
  async function pay(gains: readonly Gain[], step: Step, flying: Ghosts, duration: number): Promise<void> {
    /** What others lose or win by it is told at their points. */
    const isHere = ({ seat }: Gain) => step.seat === null || seat === step.seat;
    const spaces = gains.filter(isHere).flatMap((gain) => gain.spaces);
    const lit = [...new Set(spaces.length > 0 ? spaces : step.spaces)];
    const seat = story.spot?.board ? story.spot.seat : null;
    story.lit = { spaces: lit, seat };
    await tick();
    const surface = seat === null ? '[data-surface=stage]' : `[data-spot="${seat}"]`;
    const boxes = (names: readonly string[]) =>
      names.flatMap((name) => [...document.querySelectorAll(`${surface} [data-lit="${CSS.escape(name)}"]`)].map(boxOf).filter(isVisible));
    for (const gain of gains) {
      const score = scoreOf(gain.seat);
      const goal = score && boxOf(score);
      const board = document.querySelector(surface);
      const from = isHere(gain) ? (around(boxes(gain.spaces.length > 0 ? gain.spaces : lit)) ?? (board && boxOf(board))) : goal;
      if (from) flying.rise(labelOf(gain.points), from, goal, { duration: Math.max(readable, duration) });
    }
    if (gains.length > 0) cue('coin', duration * 0.1);
  }

  async function playOwn(step: Step, milliseconds: number, flying: Ghosts, isWanted: () => boolean): Promise<void> {
    const before = look();
    await tick();
    if (!isWanted()) return;
    const after = look();
    const changes = changesOf(before, after, true);
    start(changes, step, after, flying, milliseconds * 0.8);
    if (changes.length > 0) feel();
    if (step.gains.length > 0) await pay(step.gains, step, flying, milliseconds);
    if (isWanted() && changes.length + step.gains.length > 0) await wait(milliseconds);
  }

  async function playOther(step: Step, spot: Spot | null, left: () => number, flying: Ghosts, isWanted: () => boolean): Promise<void> {
    story.spot = spot;
    story.lit = null;
    await tick();
    if (!isWanted()) return;
    // What the score sheet cannot point at was earned where the move was, before anything is drawn anew.
    const pays = step.gains.length > 0;
    const early = pays && step.spaces.length > 0 && step.gains.every(({ spaces }) => spaces.length === 0);
    if (early) {
      await pay(step.gains, step, flying, left());
      await wait(left() * 0.6);
      if (!isWanted()) return;
      story.lit = null;
    }
    const before = look();
    story.shown = early || !pays ? step.after : step.during;
    await tick();
    if (!isWanted()) return;
    const after = look();
    const changes = changesOf(before, after);
    const late = pays && !early;
    const share = Math.max(0, left()) * (late ? (step.parts - 0.9) / step.parts : 1);
    start(changes, step, after, flying, Math.max(100, share));
    if (changes.length > 0) await wait(share);
    if (!isWanted() || !late) return;
    await pay(step.gains, step, flying, left());
    await wait(left() * 0.75);
    if (!isWanted()) return;
    story.shown = step.after;
    await wait(left());
  }

  return {
    async play(step, milliseconds, { layer, stage }) {
      const mine = ++turn;
      const began = performance.now();
      const left = () => milliseconds - (performance.now() - began);
      const flying = on(layer);
      if (step.own) await playOwn(step, milliseconds, flying, () => mine === turn);
      else if (milliseconds === 0) story.shown = step.after;
      else await playOther(step, spotFor(step.seat, stage()), left, flying, () => mine === turn);
      if (mine === turn) story.lit = null;
    },
    async stand({ gains, own }, { layer }) {
      await tick();
      const flying = on(layer);
      // A number for each player, whatever it is made of.
      for (const seat of new Set(gains.map((gain) => gain.seat))) {
        const score = scoreOf(seat);
        const points = gains.reduce((sum, gain) => sum + (gain.seat === seat ? gain.points : 0), 0);
        if (score && points !== 0) flying.stand(labelOf(points), boxOf(score), `${seat}`, 1200);
      }
      if (own) cue('tile');
      if (gains.length > 0) cue('coin');
    },
    stop() {
      turn += 1;
      ghosts?.clear();
      end?.();
    },
  };
}
