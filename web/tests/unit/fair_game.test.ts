// @vitest-environment node
// A game two people played at a server, checked with the real engine as scripts/wasm built it.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { connect, type Host } from '../../src/engine/host';
import { startModule } from '../../src/engine/module';
import { verify } from '../../src/online/verify';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const engineFile = file('../../public/engine.wasm');
const record = readFileSync(file('fair-game.jsonl'), 'utf8');

describe.skipIf(!existsSync(engineFile))('A game at a server', () => {
  let engine: Host;
  beforeAll(async () => {
    const module = await startModule(readFileSync(engineFile), new Uint32Array([1, 2]));
    let tell: (text: string) => void = () => undefined;
    engine = connect({
      post: (text) => module.handle(text).forEach((said) => queueMicrotask(() => tell(said))),
      listen: (onText) => (tell = onText),
      close: () => undefined,
    });
  });
  it('was fair: every draw follows from the seed and the shares', async () => {
    expect(await verify(record, engine)).toEqual({ ok: true, draws: 28, bound: false });
  });
  it('is not believed with another share, seed or draw', async () => {
    const { commitment, shares } = JSON.parse(record.split('\n', 1)[0] ?? '') as { commitment: string; shares: string[] };
    const share = shares[0] ?? '';
    expect(await verify(record, engine, { commitment, share })).toEqual({ ok: true, draws: 28, bound: true });
    expect(await verify(record.replace(share, share.replace(/^../, '00')), engine)).toMatchObject({ ok: false, why: 'draws' });
    expect(await verify(record.replace('"seed":"8b', '"seed":"8c'), engine)).toMatchObject({ ok: false, why: 'seed' });
    expect(await verify(record, engine, { commitment, share: 'ab' })).toMatchObject({ ok: false, why: 'share' });
    expect(await verify(record, engine, { commitment: share, share })).toMatchObject({ ok: false, why: 'promise' });
  });
});
