import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sentences } from '../../src/i18n/refusals.de';

const sources = ['../src/table', '../src/host', '../src/service'].flatMap((folder) =>
  readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
);

describe('Refusals in German', () => {
  it('are of sentences that are really said', () => {
    const said = Object.keys(sentences).filter((sentence) => !sources.some((text) => text.includes(sentence)));
    expect(said).toEqual([]);
  });
});
