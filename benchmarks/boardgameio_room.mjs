// boardgame.io's own server with crazy eights for four, to be filled by `python -m tests.server.load --peer`.
//
// usage: node boardgameio_room.mjs FOLDER PORT LOBBY_PORT [STORAGE]
// FOLDER holds node_modules; STORAGE is a folder for its storage in files, without it matches are kept in memory only.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { crazyEights } from './boardgameio_games.mjs';

process.env.NODE_ENV = 'production';
const [folder, port, lobbyPort, storage] = process.argv.slice(2);
const require = createRequire(resolve(folder, 'package.json'));
const { FlatFile, Server } = require('boardgame.io/server');

// Players do not get other players' hidden cards.
const playerView = ({ G, playerID }) => ({
  ...G,
  deck: G.deck.length,
  hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
});
const server = Server({
  games: [{ ...crazyEights, playerView }],
  origins: [/./],
  ...(storage && { db: new FlatFile({ dir: storage }) }),
});
// Beside the games, its lobby answers nothing with the newest release of Koa; on a port of its own it does.
await server.run({ port: Number(port), lobbyConfig: { apiPort: Number(lobbyPort) } });
console.log(`boardgame.io ${require('boardgame.io/package.json').version} is open`);
