// A PostgreSQL of the tests' own, in a temporary folder, reached by a socket in it. It runs as the user postgres where
// the tests are run by root, because PostgreSQL refuses to be root.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

let cluster;
let databases = 0;

async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'townsmith-pg-'));
  const root = process.getuid() === 0;
  const program = (name) => join(execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim(), name);
  const as = (words) => (root ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', ...words]] : [words[0], words.slice(1)]);
  if (root) execFileSync('chown', ['postgres:postgres', folder]);
  chmodSync(folder, 0o755);
  execFileSync(...as([program('initdb'), '--pgdata', join(folder, 'data'), '--auth=trust', '--username=townsmith', '--encoding=UTF8', '--locale=C', '--no-sync']), { stdio: 'ignore' });
  const child = spawn(...as([program('postgres'), '-D', join(folder, 'data'), '-k', folder, '-c', 'listen_addresses=', '-c', 'shared_buffers=16MB']), { stdio: 'ignore' });
  process.on('exit', () => {
    child.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  child.unref();
  const ask = (sql) => execFileSync(program('psql'), ['-h', folder, '-U', 'townsmith', '-d', 'postgres', '-qc', sql], { stdio: 'ignore' });
  for (let tries = 0; ; ++tries) {
    try {
      ask('SELECT 1');
      return { folder, ask };
    } catch (error) {
      if (tries === 300) throw error;
      await pause(100);
    }
  }
}

/** The address of a new, empty database. */
export async function freshDatabase() {
  cluster ??= await start();
  const name = `test${++databases}`;
  cluster.ask(`CREATE DATABASE ${name}`);
  return `postgres://townsmith@/${name}?host=${cluster.folder}`;
}
