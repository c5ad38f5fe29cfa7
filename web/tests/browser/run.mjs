// Plays in Debian's Chromium against the built page: node tests/browser/run.mjs [part of a file's name ...]
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const wanted = process.argv.slice(2);
const files = readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith('.test.mjs') && (wanted.length === 0 || wanted.some((word) => name.includes(word))))
  .map((name) => folder + name);
const run = (some) => spawnSync(process.execPath, ['--test', '--test-concurrency=1', ...some], { stdio: 'inherit' }).status ?? 1;
// A browser on a busy machine may stumble once; what fails twice is wrong.
const failed = files.filter((file) => run([file]) !== 0);
if (failed.length > 0) console.log(`Once more: ${failed.map((file) => file.slice(folder.length)).join(', ')}`);
process.exit(failed.every((file) => run([file]) === 0) ? 0 : 1);
