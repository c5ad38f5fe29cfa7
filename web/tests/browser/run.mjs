// Plays in Debian's Chromium against the built page: node tests/browser/run.mjs [part of a file's name ...]
// As many files at a time as there are cores, whole games first: they take longest.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const wanted = process.argv.slice(2);
const files = readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith('.test.mjs') && (wanted.length === 0 || wanted.some((word) => name.includes(word))))
  .sort((a, b) => Number(b.includes('whole-games')) - Number(a.includes('whole-games')) || a.localeCompare(b))
  .map((name) => folder + name);
const run = spawnSync(process.execPath, ['--test', '--test-reporter=spec', `--test-concurrency=${availableParallelism()}`, ...files], { stdio: 'inherit' });
process.exit(run.status ?? 1);
