// games.mjs ENGINE.wasm: plays what tests/wasm/games.cpp plays, through the module of the page.
import { PROTOCOL, startEngine } from '../../web/scripts/engine.mjs';

const ask = await startEngine(process.argv[2]);

for (const game of ask('hello', { protocol: PROTOCOL }).games) {
  for (let players = game.players.least; players <= game.players.most; players++) {
    const seats = Array.from({ length: players }, (_, seat) => ({
      occupant: 'bot',
      bot: seat % 2 === 0 ? 'medium' : 'random',
    }));
    const { table } = ask('create', { game: game.name, seats, seed: players, start: true });
    const look = () => process.stdout.write(`${ask('glimpse', { table, as: null }).glimpse.position}\n`);
    for (let steps = 1; ask('think', { table }).more; steps++) if (steps % 16 === 0) look();
    look();
    process.stdout.write(ask('record', { table }).record);
    ask('close', { table });
  }
}
