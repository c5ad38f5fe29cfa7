// Plays in Debian's Chromium against the built page: node tests/browser/run.mjs [part of a file's name ...]
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Those that take longest begin first, so that none of them is left for the end. */
const longest = ['online/people', 'online/whole-games', 'tabs', 'online/around', 'whole-games', 'content-codes', 'online/own-games', 'timeline', 'words', 'keyboard', 'online/screens'];
/** A page waits for a part of its time, so that two files more than there are cores keep the cores at work. */
const atATime = availableParallelism() + 2;

const folder = fileURLToPath(new URL('.', import.meta.url));
const wanted = process.argv.slice(2);
const place = (name) => (longest.includes(name) ? longest.indexOf(name) : longest.length);
const files = readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith('.test.mjs'))
  .map((name) => name.replace('.test.mjs', ''))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  .sort((a, b) => place(a) - place(b) || a.localeCompare(b));

/** Runs the tests of one file; each is told as it ends. */
async function play(name) {
  const began = performance.now();
  const child = spawn(process.execPath, ['--test', '--test-reporter=spec', `${folder}${name}.test.mjs`], { stdio: ['ignore', 'pipe', 'inherit'] });
  let failures = null;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line === '' || line.startsWith('ℹ')) return;
    // The reporter repeats at its end what failed, and why.
    if (line.startsWith('✖ failing tests')) failures = [];
    else if (failures) failures.push(line);
    else console.log(`${name}: ${line}`);
  });
  const status = await new Promise((done) => child.once('close', done));
  return { name, seconds: (performance.now() - began) / 1000, passed: status === 0, failures: failures ?? [] };
}

const began = performance.now();
const waiting = [...files];
const done = [];
async function hand() {
  for (let name = waiting.shift(); name; name = waiting.shift()) done.push(await play(name));
}
await Promise.all(Array.from({ length: atATime }, hand));
for (const { name, seconds, passed } of done.sort((a, b) => b.seconds - a.seconds)) console.log(`${seconds.toFixed(0).padStart(6)} s  ${name}${passed ? '' : '  FAILED'}`);
console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(6)} s  in all, ${atATime} files at a time`);
// Last, where whoever sees only the end of a log finds it.
for (const { name, failures } of done) for (const line of failures) console.log(`${name}: ${line}`);
process.exitCode = files.length > 0 && done.every(({ passed }) => passed) ? 0 : 1;
