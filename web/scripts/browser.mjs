// Debian's Chromium, headless, for screenshots and browser tests. Its headless shell is the same engine without the
// windows around it: a page costs half as much there.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const candidates = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function launch() {
  const executablePath = candidates.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('Chromium is missing: scripts/setup installs it (package chromium-headless-shell).');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A server at home, by a name that browsers do not take for this machine's: pages from there are not secure.
      '--host-resolver-rules=MAP home.local 127.0.0.1',
    ],
  });
}

export const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
};
