// Debian's Firefox, driven by WebDriver BiDi.
import { launch } from 'puppeteer-core';

export async function openFirefox() {
  const browser = await launch({ browser: 'firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr', headless: true, defaultViewport: { width: 1280, height: 800 } });
  const page = await browser.newPage();
  return {
    name: await browser.version(),
    open: (address) => page.goto(address),
    /** What a function says in the page; an element is something. */
    async ask(work, ...facts) {
      const found = await page.evaluateHandle(work, ...facts);
      const said = found.asElement() ? true : await found.jsonValue();
      await found.dispose();
      return said;
    },
    /** A click, with the mouse, on what a function finds in the page. */
    async click(find, ...facts) {
      const found = (await page.evaluateHandle(find, ...facts)).asElement();
      if (!found) throw new Error(`There is nothing to click: ${find}`);
      await found.scrollIntoView();
      await found.click();
      await found.dispose();
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
