// Random play in boardgame.io (npm install boardgame.io), headless in Node, in three ways.
//
// simulate: the documented AI path: Simulate({game, bots: RandomBot, state}) from boardgame.io/ai
// client:   a local Client; client.moves.x(...) with a random enumerated move; client.reset() between games
// reducer:  CreateGameReducer and InitializeGame from boardgame.io/internal, which the other two use inside
//
// Games: tic-tac-toe as in the tutorial, and crazy eights with the simplified rules of naive_peer.py.
// NODE_ENV=production and disableUndo, as documented for speed.
//
// usage: node boardgameio_peer.mjs FOLDER GAME MODE SECONDS WINDOWS WARMUP
// FOLDER holds node_modules. One JSON line: the windows as [games, decisions, CPU seconds, wall seconds], where CPU
// seconds are those of the whole process. boardgameio_peer.py runs this, one process per game and mode.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

process.env.NODE_ENV = 'production';
const [folder, gameName, mode, seconds, windows, warmup] = process.argv.slice(2);
const require = createRequire(resolve(folder, 'package.json'));
const { Client } = require('boardgame.io/client');
const { RandomBot, Simulate } = require('boardgame.io/ai');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');

const INVALID = 'INVALID_MOVE';
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const ticTacToe = {
  name: 'tic-tac-toe',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const cells = G.cells;
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c])) {
      return { winner: ctx.currentPlayer };
    }
    if (cells.every((cell) => cell !== null)) return { draw: true };
  },
  ai: {
    enumerate: (G) => {
      const moves = [];
      for (let cell = 0; cell < 9; cell++) {
        if (G.cells[cell] === null) moves.push({ move: 'clickCell', args: [cell] });
      }
      return moves;
    },
  },
};

// A card is suit * 13 + rank; rank 6 is the eight.
const LIMIT = 500;
const EIGHT = 6;
const crazyEights = {
  name: 'crazy-eights',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(52).keys()]);
    const hands = [];
    for (let seat = 0; seat < ctx.numPlayers; seat++) hands.push(deck.splice(0, 5));
    const top = deck.pop();
    return { deck, hands, discard: [top], suit: Math.floor(top / 13), rank: top % 13, actions: 0 };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx }, card, suit) => {
      const hand = G.hands[ctx.currentPlayer];
      const place = hand.indexOf(card);
      if (place < 0) return INVALID;
      hand.splice(place, 1);
      G.discard.push(card);
      G.rank = card % 13;
      G.suit = suit;
      G.actions++;
    },
    draw: ({ G, ctx, random }) => {
      if (G.deck.length === 0 && G.discard.length > 1) {
        const top = G.discard.pop();
        G.deck = random.Shuffle(G.discard);
        G.discard = [top];
      }
      if (G.deck.length) G.hands[ctx.currentPlayer].push(G.deck.pop());
      G.actions++;
    },
  },
  endIf: ({ G }) => {
    if (G.actions >= LIMIT) return { draw: true };
    for (let seat = 0; seat < G.hands.length; seat++) {
      if (G.hands[seat].length === 0) return { winner: seat };
    }
  },
  ai: {
    enumerate: (G, ctx, seat) => {
      const moves = [];
      for (const card of G.hands[seat]) {
        const rank = card % 13;
        const suit = Math.floor(card / 13);
        if (rank === EIGHT) {
          for (let named = 0; named < 4; named++) moves.push({ move: 'play', args: [card, named] });
        } else if (suit === G.suit || rank === G.rank) {
          moves.push({ move: 'play', args: [card, suit] });
        }
      }
      return moves.length ? moves : [{ move: 'draw', args: [] }];
    },
  },
};

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
