// A whole game of each in Debian's Firefox, driven by WebDriver BiDi.
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';

const program = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

/** A browser in which pages are opened one after another: `run` does something in a fresh page. */
export async function openFirefox() {
  if (!existsSync(program)) throw new Error('Firefox is missing: scripts/setup browsers installs it (package firefox-esr).');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program, headless: true, extraPrefsFirefox: { 'intl.accept_languages': 'en', 'ui.prefersReducedMotion': 1 } });
  return {
    name: `Firefox ${(await browser.version()).replace(/^\D*/, '')}`,
    async run(address, work, argument) {
      const page = await browser.newPage();
      page.setDefaultTimeout(600_000);
      await page.setViewport({ width: 1280, height: 800 });
      await page.goto(address);
      const result = await page.evaluate(work, argument);
      await page.close();
      return result;
    },
    close: () => browser.close(),
  };
}
