// WebKitGTK's MiniBrowser, driven by its own WebDriver. It has no mode without a screen: Xvfb is one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

const element = 'element-6066-11e4-a52e-4f735466cecf';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** A screen of its own; Xvfb chooses the number and tells it. */
async function openScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x900x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await Promise.race([
    once(createInterface({ input: screen.stdio[3] }), 'line'),
    once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb ended before it had a screen.'))),
  ]);
  return { screen, display: `:${number}` };
}

/** Where Debian has the browser: the folder's name says for which machine. */
function miniBrowser() {
  if (process.env.MINIBROWSER) return process.env.MINIBROWSER;
  const folder = readdirSync('/usr/lib').find((name) => /-linux-gnu/.test(name) && readdirSync(`/usr/lib/${name}`).includes('webkit2gtk-4.1'));
  if (!folder) throw new Error('WebKit is missing: scripts/setup browsers installs it (package webkit2gtk-driver).');
  return `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`;
}

/** Asks the driver until it answers. */
async function answers(address) {
  for (let tries = 0; tries < 100; ++tries) {
    if (await fetch(`${address}/status`).catch(() => undefined)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('WebKitWebDriver does not answer.');
}

export async function openWebKit() {
  const { screen, display } = await openScreen();
  const port = await freePort();
  const environment = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    // Neither a graphics card nor a desktop's services.
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  const driver = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], { env: environment, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  const end = async () => {
    driver.kill();
    screen.kill();
  };

  async function send(method, path, body) {
    const answer = await fetch(address + path, { method, signal: AbortSignal.timeout(60_000), ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }) }).catch((error) => {
      // node --test shows nothing of a DOMException.
      throw new Error(`${method} ${path}: ${error.message}`);
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  try {
    await answers(address);
    const session = await send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] } } },
    });
    const here = `/session/${session.sessionId}`;
    await send('POST', `${here}/window/rect`, { width: 1280, height: 860 });
    const ask = (work, ...facts) => send('POST', `${here}/execute/sync`, { script: `return (${work})(...arguments)`, args: facts });
    return {
      name: `${session.capabilities.browserName} ${session.capabilities.browserVersion}`,
      open: (where) => send('POST', `${here}/url`, { url: where }),
      ask,
      async click(find, ...facts) {
        const found = await ask(find, ...facts);
        if (!found?.[element]) throw new Error(`There is nothing to click: ${find}`);
        // The driver itself scrolls the page, but not a column in it.
        await send('POST', `${here}/execute/sync`, { script: "arguments[0].scrollIntoView({ block: 'center' })", args: [found] });
        await send('POST', `${here}/element/${found[element]}/click`, {});
      },
      /** The driver takes a picture when the next frame is drawn, and a page on which nothing changes draws none: a dot in a corner does. */
      async picture() {
        await ask(() => {
          const dot = document.body.appendChild(document.createElement('i'));
          dot.style.cssText = 'position: fixed; top: 0; left: 0; width: 1px; height: 1px; background: currentColor';
          globalThis.blinking = setInterval(() => dot.style.setProperty('opacity', dot.style.opacity === '0' ? '1' : '0'), 50);
        });
        const shot = await send('GET', `${here}/screenshot`);
        await ask(() => clearInterval(globalThis.blinking));
        return Buffer.from(shot, 'base64');
      },
      async close() {
        await send('DELETE', here).catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
