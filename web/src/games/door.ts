/** What the room knows about a game: the components that draw it, loaded when they are needed. */
import type { Component } from 'svelte';
import type { Sound } from '../app/sound';
import type { LogLine, Offer, Seen, Text } from '../net/types';
import type { Flight } from '../motion/flights';
import type { Book } from '../rules/book';
import type { Session } from '../table/session.svelte';

/** A table to look at, live or as it once was. */
export interface Sight {
  view: any;
  /** The seat that looks. */
  seat: number | null;
  names: string[];
  /** What has happened until then, as far as it is known here. */
  log: LogLine[];
  /** Only where something can be done. */
  session: Session | null;
}

export interface Door {
  /** The table itself: what is common, and what is mine. */
  Board: Component<{ sight: Sight }>;
  /** What is public about a player, in a few lines. */
  Panel: Component<{ sight: Sight; seat: number }>;
  /** A card or a piece by its id in the catalogues; in the log, in a help, on the page of all cards. */
  Thing: Component<{ id: string; width?: number }>;
  /** A thing in a sentence that would else name it by a code; `text` is that code, for what is not drawn. */
  Sign?: Component<{ id: string; text: string }>;
  /** What could have been remembered, from a view that remembers. */
  Memory: Component<{ view: any; names: string[] }>;
  /** Whether somebody finds this on the board; what is not there becomes a button beside the prompt. */
  isOnBoard: (offer: Offer) => boolean;
  /** Options that need more than a plain field, by their names; and how one is told that is no plain word or number. */
  optionFields?: Record<string, Component<OptionFieldProps>>;
  optionText?: (option: string, value: any) => string | null;
  /** All cards, in groups, for the page that shows them. */
  cards: { title: string; ids: string[] }[];
  /** Whether there is something to say about a thing or a place. */
  shows: (id: string) => boolean;
  /** Whether a thing can be drawn. */
  draws: (id: string) => boolean;
  /** What there is to say about a thing or a place of the table, by the options of the table. */
  about: (id: string, options: Record<string, any>) => About | null;
  /** Messages of the log that are played out one after the other, since much happens at once there. */
  spectacle: ReadonlySet<string>;
  /** One of them as several, where a sentence of the log tells much at once. */
  unfold?: (text: Text) => Text[];
  /** Which of them begin something, and what is heard with one. */
  isHead: (message: string) => boolean;
  sound: (message: string) => Sound | null;
  /** Where cards travel when one view becomes another. */
  flights: (before: Seen, after: Seen) => Flight[];
  /** The topics of its help: the ids of messages, whose attributes `web` or else `text` are the texts. */
  help: string[];
  /** The message that says which keys are its own. */
  keys: string;
  helpArguments: (options: Record<string, any>) => Record<string, string | number>;
}

/** A message about something. */
export type About = Omit<Text, 'is'>;

export interface OptionFieldProps {
  /** As the server describes the values. */
  form: Record<string, any>;
  value: any;
  players: number;
  onchange: (value: any) => void;
}

/** How a game is announced, before anything of it is loaded. */
export interface Announcement {
  /** A glyph as it is drawn (see `glyphs.json` in the folder of a game), and what it lies on (a CSS background). */
  glyph: string;
  background: string;
  minutes: [number, number];
}

/** Each folder here is a game; to add one, nothing else has to change. */
const folderOf = (path: string): string => path.split('/')[1]!;
const byGame = <Found>(found: Record<string, Found>): Record<string, Found> =>
  Object.fromEntries(Object.entries(found).map(([path, what]) => [folderOf(path), what]));

export const GAMES = byGame(import.meta.glob<Announcement>('./*/announcement.ts', { eager: true, import: 'announcement' }));
const doors = byGame(import.meta.glob<Door>('./*/index.ts', { import: 'door' }));
const books = byGame(import.meta.glob<Book>('./*/book.ts', { import: 'book' }));

/** Whether a game can be played in the browser. */
export const isDrawn = (game: string): boolean => game in GAMES;
export const drawnGames = Object.keys(GAMES).sort();

export function doorOf(game: string): Promise<Door> {
  return doors[game]!();
}

/** The rulebook of a game. */
export function bookOf(game: string): Promise<Book> {
  return books[game]!();
}
