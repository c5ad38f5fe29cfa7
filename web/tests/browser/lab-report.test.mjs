// The lab's report is a file that the program writes: opened as such, with nothing else around it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { launch, sizes } from '../../scripts/browser.mjs';
import { anyGame, companyGame, roundGame } from '../../scripts/games.mjs';
import { checkAccess, checkWidth, combinations } from './world.mjs';

const program = fileURLToPath(new URL('../../../build/release/townsmith', import.meta.url));
let folder;
let browser;
const lab = (...words) => execFileSync(program, ['lab', ...words], { stdio: ['ignore', 'ignore', 'inherit'] });

before(async () => {
  const { games } = JSON.parse(execFileSync(program, ['games', '--json']));
  const [option] = games.find(({ name }) => name === roundGame.name).options;
  const unusual = `${option.name}=${option.choices.find(({ value }) => value !== option.standard).value}`;
  folder = mkdtempSync(join(tmpdir(), 'townsmith-report-'));
  lab('run', companyGame.name, '--players', '3', '--bots', 'random', '--games', '300', '--thoughts', '5', '--skill', '2', '--simulations', '8', '--causes', '400', '--ahead-games', '0', '--out', join(folder, 'together'));
  lab('run', anyGame.name, '--players', '1', '--bots', 'random', '--games', '200', '--thoughts', '5', '--skill', '1', '--simulations', '4', '--causes', '200', '--ahead-games', '0', '--out', join(folder, 'alone'));
  lab('compare', roundGame.name, '--a', 'standard', '--b', unusual, '--bots', 'random', '--games', '200', '--out', join(folder, 'compared'));
  browser = await launch();
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const [name, theme, size] of combinations(['alone', 'together', 'compared'], ['light', 'dark'], ['desktop', 'phone'])) {
  test(`The lab's report is readable and within the screen: ${name}, ${theme}, ${size}`, { timeout: 300_000 }, async () => {
    const context = await browser.newContext({ viewport: sizes[size], colorScheme: theme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(pathToFileURL(join(folder, name, 'report.html')).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.ok((await page.getByRole('img').count()) > 2);
    if (name !== 'compared') await page.getByRole('heading', { name: 'Does skill pay?' }).waitFor();
    await checkAccess(page, name);
    await checkWidth(page, name);
    for (const summary of await page.locator('summary').all()) await summary.click();
    await checkAccess(page, `${name}, unfolded`);
    await checkWidth(page, `${name}, unfolded`);
    assert.ok(asked.every((url) => url.startsWith('file:')), asked.join('\n'));
    await context.close();
  });
}
