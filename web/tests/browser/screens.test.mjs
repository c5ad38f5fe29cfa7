import { describe, test } from 'node:test';
import { anyGame } from '../../scripts/games.mjs';
import { checkAccess, checkWidth, combinations, games, goTo, world } from './world.mjs';

const { visit } = world();
const pages = ['', '#/daily', '#/workshop', '#/nowhere', '#/table/none', ...Object.keys(games).flatMap((game) => [`#/rules/${game}`])];

/** Each theme or language with the places that are looked at in it. */
function placesBy(values, places) {
  const pairs = combinations(places, values);
  return values.map((value) => [value, pairs.filter(([, of]) => of === value).map(([place]) => place)]);
}

describe('Screens', { concurrency: 2 }, () => {
  const dialogs = [
    ['Preferences', 'Preferences'],
    ['Help', 'Help'],
    [`Play ${anyGame.title}`, `A game of ${anyGame.title}`],
  ];
  for (const [theme, places] of placesBy(['light', 'dark'], [...pages, ...dialogs])) {
    test(`axe-core finds nothing on any page, ${theme}`, { timeout: 600_000 }, () =>
      visit(
        async (page, _context, address) => {
          for (const place of places) {
            if (typeof place === 'string') {
              await goTo(page, address + place);
              await checkAccess(page, place);
              continue;
            }
            const [name, title] = place;
            await page.goto(address);
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
  for (const [language, places] of placesBy(['de', 'en', 'fr'], [...pages, ...Object.values(games)])) {
    test(`Nothing overflows at 360 pixels with the longest names, ${language}`, { timeout: 600_000 }, () =>
      visit(
        async (page, _context, address) => {
          for (const place of places) {
            if (pages.includes(place)) {
              await goTo(page, address + place);
              await checkWidth(page, place);
              continue;
            }
            await page.goto(address);
            await page.locator('.cards > li').nth(Object.values(games).indexOf(place)).getByRole('button').first().click();
            const dialog = page.getByRole('dialog');
            const names = dialog.locator('fieldset').getByRole('textbox');
            await names.first().waitFor();
            await dialog.locator('summary').click();
            for (const one of await names.all()) await one.fill(long);
            await checkWidth(page, `new ${place}`);
            await dialog.getByRole('button').last().click();
            await page.getByRole('tab').first().waitFor();
            for (const tab of await page.getByRole('tab').all()) {
              await tab.click();
              await checkWidth(page, `table ${place}`);
            }
          }
        },
        { size: 'phone', language },
      ),
    );
  }
});
