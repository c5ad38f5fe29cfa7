// games.mjs ENGINE.wasm: plays what tests/wasm/games.cpp plays, through the module of the page.
import { startEngine } from './engine.mjs';

const { ask } = await startEngine(process.argv[2]);

for (const game of ask({ do: 'hello', protocol: 1 }).games) {
  for (let players = game.players.least; players <= game.players.most; players++) {
    const seats = Array.from({ length: players }, (_, seat) => ({
      occupant: 'bot',
      bot: seat % 2 === 0 ? 'medium' : 'random',
    }));
    const { table } = ask({ do: 'create', game: game.name, seats, seed: players, start: true });
    const look = () => process.stdout.write(`${ask({ do: 'view', table, as: null, glimpses: true }).glimpse.position}\n`);
    for (let steps = 1; ask({ do: 'think', table }).more; steps++) if (steps % 16 === 0) look();
    look();
    process.stdout.write(ask({ do: 'record', table }).record);
    ask({ do: 'close', table });
  }
}
