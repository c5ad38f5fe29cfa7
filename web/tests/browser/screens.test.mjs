import { describe, test } from 'node:test';
import { checkAccess, checkWidth, games, world } from './world.mjs';

const { visit } = world();
const pages = ['', '#/daily', '#/nowhere', '#/table/none', ...Object.keys(games).flatMap((game) => [`#/rules/${game}`])];

describe('Screens', { concurrency: 2 }, () => {
  for (const theme of ['light', 'dark']) {
    test(`axe-core finds nothing on any page, ${theme}`, { timeout: 600_000 }, () =>
      visit(
        async (page, _context, address) => {
          for (const path of pages) {
            await page.goto(address + path);
            await page.getByRole('heading', { level: 1 }).waitFor();
            await checkAccess(page, path);
          }
          await page.goto(address);
          for (const [name, title] of [['Preferences', 'Preferences'], ['Help', 'Help'], ['Play Townies', 'A game of Townies']]) {
            await page.getByRole('button', { name }).click();
            await page.getByRole('dialog', { name: title }).waitFor();
            if (title.startsWith('A game')) await page.getByRole('dialog').getByText('Players').waitFor();
            await checkAccess(page, name);
            await page.keyboard.press('Escape');
          }
        },
        { theme },
      ),
    );
  }

  const long = 'Maximiliane-Wilhelmine 24';
  for (const language of ['en', 'de']) {
    test(`Nothing overflows at 360 pixels with the longest names, ${language}`, { timeout: 600_000 }, () =>
      visit(
        async (page, _context, address) => {
          for (const path of pages) {
            await page.goto(address + path);
            await page.getByRole('heading', { level: 1 }).waitFor();
            await checkWidth(page, path);
          }
          for (const title of Object.values(games)) {
            await page.goto(address);
            await page.getByRole('button', { name: language === 'de' ? `${title} spielen` : `Play ${title}` }).click();
            const dialog = page.getByRole('dialog');
            const names = dialog.getByRole('textbox', { name: /^(Name of player|Name von Spieler)/ });
            await names.first().waitFor();
            await dialog.getByText(language === 'de' ? 'Mehr' : 'More', { exact: true }).click();
            for (const one of await names.all()) await one.fill(long);
            await checkWidth(page, `new ${title}`);
            await dialog.getByRole('button', { name: language === 'de' ? 'Los' : 'Start', exact: true }).click();
            await page.getByRole('tab').first().waitFor();
            for (const tab of await page.getByRole('tab').all()) {
              await tab.click();
              await checkWidth(page, `table ${title}`);
            }
          }
        },
        { size: 'phone', language },
      ),
    );
  }
});
