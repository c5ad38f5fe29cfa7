// What a device keeps after some playing, for pictures and tests of screens that need it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cutAt, playedGame, recordOf } from './engine.mjs';
import { games } from './games.mjs';

/**
 * Each game in the middle and at its end (`-over`), at the beginning among people where they have secrets (`-people`), and
 * one that cannot be read.
 */
export function keptGames(ask, variants) {
  const saves = [];
  const scoresOf = (record) => {
    const { table } = ask('open', { record });
    const { view } = ask('view', { table, as: null });
    ask('close', { table });
    return view.seats.map((seat) => seat.score);
  };
  const keep = (id, { game, names }, lines, over) => {
    const record = recordOf(lines);
    saves.push({
      id, game, names, over, seed: null, daily: null, record, updated: Date.now() - saves.length * 3e6,
      scores: scoresOf(record), cities: names.map(() => ''),
    });
  };
  for (const [id, variant] of Object.entries(variants)) {
    const played = playedGame(ask, { ...variant, seed: 11 });
    keep(id, variant, cutAt(played, 0.62), false);
    keep(`${id}-over`, variant, played, true);
    if (games.some(({ name, hidden }) => name === id && hidden)) keep(`${id}-people`, variant, cutAt(playedGame(ask, { ...variant, people: 2, seed: 3 }), 0.1), false);
  }
  return [...saves, { id: 'broken', game: 'chess' }];
}

/**
 * Of each game the pack of tests/packs in which everything is changed (`own-`), with long names in German, and one that is
 * entered from a box (`box-`).
 */
export function keptPacks() {
  return games.flatMap(({ name: game, title }, at) => {
    const { townsmith_pack: format, ...own } = JSON.parse(readFileSync(fileURLToPath(new URL(`../../tests/packs/${game}.pack`, import.meta.url)), 'utf8'));
    const kept = { format, game, based_on: '', translations: {}, licence: '', notes: '', seed: null, revision: 0, updated: Date.now() - at * 3e6 };
    const german = { [own.name]: 'Kanäle, Brücken und Schleusenwärterhäuschen' };
    return [
      { ...kept, ...own, id: `own-${game}`, name: own.name, translations: { de: german }, box: null },
      { ...kept, id: `box-${game}`, name: `${title} from my box`, author: 'Ada', version: '1', files: {}, box: [] },
    ];
  });
}

/** Puts games, with results of puzzles, and packs into the page's own store: for `page.evaluate`. */
export const put = (saves) =>
  new Promise((done, failed) => {
    const request = indexedDB.open('townsmith');
    request.onerror = failed;
    request.onsuccess = () => {
      const work = request.result.transaction(['games', 'daily', 'packs'], 'readwrite');
      for (const save of saves) work.objectStore('files' in save ? 'packs' : 'games').put(save);
      const day = (back) => new Date(Date.now() - back * 864e5).toISOString().slice(0, 10);
      [41, 38, 47, 44, 52].forEach((score, back) => {
        const result = { day: day(back + 1), game: saves[0].game, score, grade: null };
        work.objectStore('daily').put({ key: `${result.day} ${result.game}`, ...result });
      });
      work.oncomplete = () => {
        request.result.close();
        done();
      };
    };
  });
