// A whole game of each in WebKit, driven by WebDriver: WebKitGTK's driver starts its MiniBrowser on a screen that nobody sees.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const driver = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';
const browser = ['/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser', '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser'].find((path) => existsSync(path));

export async function openWebKit() {
  if (!existsSync(driver) || !browser) throw new Error('WebKit is missing: scripts/setup browsers installs it (package webkit2gtk-driver).');
  const port = 20000 + (process.pid % 20000);
  const child = spawn('xvfb-run', ['-a', driver, `--port=${port}`], { stdio: 'ignore', detached: true, env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LANG: 'C.UTF-8', LANGUAGE: 'en' } });
  const ask = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 600)}`);
    return value;
  };
  for (let tries = 0; ; ++tries) {
    if (await ask('GET', '/status').then(() => true, () => false)) break;
    if (tries > 100) throw new Error('WebKitWebDriver does not answer.');
    await pause(200);
  }
  const { sessionId, capabilities } = await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } },
  });
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/timeouts`, { script: 600_000, pageLoad: 120_000 });
  return {
    name: `WebKit ${capabilities.browserVersion}`,
    async run(address, work, argument) {
      await ask('POST', `${session}/url`, { url: 'about:blank' });
      await ask('POST', `${session}/url`, { url: address });
      const script = `const done = arguments[1]; (${work})(arguments[0]).then(done, (error) => done({ errors: [String(error)], over: false, moves: 0 }));`;
      return ask('POST', `${session}/execute/async`, { script, args: [argument] });
    },
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      process.kill(-child.pid);
    },
  };
}
