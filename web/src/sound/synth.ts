// Paper and wood, made of noise and a few tones: nothing is longer than a moment, and nothing is recorded.

import type { Cue } from './cue';

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
/** When each was heard last: seven dice are a rattle, not seven blows. */
const heard = new Map<Cue, number>();
/** Coins in a row clink a tone higher each. */
let coins = 0;

interface Out {
  audio: AudioContext;
  to: AudioNode;
  at: number;
}

function fading({ audio, to, at }: Out, loud: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + seconds);
  gain.connect(to);
  return gain;
}

function noise(out: Out, kind: BiquadFilterType, from: number, to: number, loud: number, seconds: number, q = 1): void {
  const { audio, at } = out;
  hiss ??= makeHiss(audio);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const filter = audio.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(filter).connect(fading(out, loud, seconds));
  source.start(at, Math.random());
  source.stop(at + seconds);
}

function makeHiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function tone(out: Out, wave: OscillatorType, from: number, to: number, loud: number, seconds: number): void {
  const { audio, at } = out;
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(fading(out, loud, seconds));
  source.start(at);
  source.stop(at + seconds);
}

const later = (out: Out, seconds: number): Out => ({ ...out, at: out.at + seconds });

const sounds: Record<Cue, (out: Out) => void> = {
  pen(out) {
    for (const [i, delay] of [0, 0.045, 0.085].entries()) noise(later(out, delay), 'bandpass', 3200 + i * 500, 4600, 0.16, 0.045, 2);
  },
  tile(out) {
    tone(out, 'sine', 230, 95, 0.5, 0.09);
    noise(out, 'lowpass', 1800, 500, 0.25, 0.03);
  },
  card(out) {
    noise(out, 'bandpass', 1200, 5200, 0.2, 0.1, 0.8);
    noise(later(out, 0.09), 'lowpass', 900, 400, 0.3, 0.025);
  },
  die(out) {
    for (const delay of [0, 0.035, 0.062, 0.1]) tone(later(out, delay), 'triangle', 900 + Math.random() * 500, 420, 0.22, 0.025);
  },
  figure(out) {
    tone(out, 'sine', 420, 240, 0.35, 0.06);
  },
  stamp(out) {
    tone(out, 'sine', 120, 55, 0.6, 0.12);
    noise(out, 'lowpass', 700, 200, 0.3, 0.06);
  },
  coin(out) {
    const base = 1560 * 2 ** (Math.min(coins, 7) / 6);
    tone(out, 'sine', base, base * 0.995, 0.16, 0.11);
    tone(out, 'sine', base * 1.51, base * 1.5, 0.1, 0.09);
  },
  turn(out) {
    noise(out, 'bandpass', 700, 3400, 0.16, 0.11, 0.7);
    tone(later(out, 0.07), 'triangle', 660, 655, 0.12, 0.12);
  },
  win(out) {
    for (const [i, pitch] of [523, 659, 784].entries()) tone(later(out, i * 0.09), 'triangle', pitch, pitch, 0.22, 0.7);
  },
};

/** `volume` from 0 to 1; `delay` in seconds. */
export function play(name: Cue, volume: number, delay: number): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const at = context.currentTime + delay;
  const last = heard.get(name) ?? -1;
  if (at - last < 0.03) return;
  coins = name === 'coin' && at - last < 1 ? coins + 1 : 0;
  heard.set(name, at);
  const master = context.createGain();
  master.gain.value = volume * volume;
  master.connect(context.destination);
  sounds[name]({ audio: context, to: master, at });
}
