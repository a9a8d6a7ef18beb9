// Random play in boardgame.io (npm install boardgame.io), headless in Node, in three ways.
//
// simulate: the documented AI path: Simulate({game, bots: RandomBot, state}) from boardgame.io/ai
// client:   a local Client; client.moves.x(...) with a random enumerated move; client.reset() between games
// reducer:  CreateGameReducer and InitializeGame from boardgame.io/internal, which the other two use inside
//
// With NODE_ENV=production, as documented for speed. The games are those of boardgameio_games.mjs.
//
// usage: node boardgameio_peer.mjs FOLDER GAME MODE SECONDS WINDOWS WARMUP
// FOLDER holds node_modules. One JSON line: the windows as [games, decisions, CPU seconds, wall seconds], where CPU
// seconds are those of the whole process. boardgameio_peer.py runs this, one process per game and mode.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { crazyEights, ticTacToe } from './boardgameio_games.mjs';

process.env.NODE_ENV = 'production';
const [folder, gameName, mode, seconds, windows, warmup] = process.argv.slice(2);
const require = createRequire(resolve(folder, 'package.json'));
const { Client } = require('boardgame.io/client');
const { RandomBot, Simulate } = require('boardgame.io/ai');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');

const pick = (moves) => moves[Math.floor(Math.random() * moves.length)];

// Each way gives a function that plays one game and returns its decisions.
const ways = {
  simulate: (game, players) => async () => {
    let decisions = 0;
    const enumerate = (...given) => {
      decisions++;
      return game.ai.enumerate(...given);
    };
    await Simulate({ game, bots: new RandomBot({ enumerate }), state: InitializeGame({ game, numPlayers: players }) });
    return decisions;
  },
  client: (game, players) => {
    const client = Client({ game, numPlayers: players, debug: false });
    client.start();
    return async () => {
      client.reset();
      for (let decisions = 0; ; decisions++) {
        const { G, ctx } = client.getState();
        if (ctx.gameover !== undefined) return decisions;
        const { move, args } = pick(game.ai.enumerate(G, ctx, ctx.currentPlayer));
        client.moves[move](...args);
      }
    };
  },
  reducer: (game, players) => {
    const reduce = CreateGameReducer({ game });
    return async () => {
      let state = InitializeGame({ game, numPlayers: players });
      let decisions = 0;
      for (; state.ctx.gameover === undefined; decisions++) {
        const playerID = state.ctx.currentPlayer;
        const { move, args } = pick(game.ai.enumerate(state.G, state.ctx, playerID));
        state = reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
      }
      return decisions;
    };
  },
};

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

async function spend(play, budget) {
  const wall = performance.now();
  const cpu = cpuSeconds();
  let games = 0;
  let decisions = 0;
  let spent;
  do {
    for (let i = 0; i < 4; i++, games++) decisions += await play();
    spent = cpuSeconds() - cpu;
  } while (spent < budget);
  return [games, decisions, spent, (performance.now() - wall) / 1e3];
}

const game = [ticTacToe, crazyEights].find(({ name }) => name === gameName);
const players = game.maxPlayers;
const play = ways[mode](game, players);
await spend(play, Number(warmup));
const measured = [];
for (let i = 0; i < Number(windows); i++) measured.push(await spend(play, Number(seconds) / Number(windows)));
const version = require('boardgame.io/package.json').version;
console.log(JSON.stringify({ version, runtime: `Node ${process.version}`, players, windows: measured }));
process.exit(0);
