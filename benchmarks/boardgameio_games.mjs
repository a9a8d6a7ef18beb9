// Two games for boardgame.io: tic-tac-toe as in its tutorial, and crazy eights with the simplified rules of
// naive_peer.py. Both run with disableUndo, as documented for speed.
const INVALID = 'INVALID_MOVE';
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

export const ticTacToe = {
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
export const crazyEights = {
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
