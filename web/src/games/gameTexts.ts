/** Names of games and of their options: from the catalogues, or as the server and the sources call them. */
import { visitor } from '../app/visitor.svelte';
import { capitalized } from '../i18n/bundle';
import { i18n, t } from '../i18n/i18n.svelte';

export const titleOf = (game: string): string => textOr(`${game}-title`, visitor.gameInfo(game)?.title ?? game);

/** The message if there is one. */
export const textOr = (id: string, otherwise: string): string => (i18n.bundle.has(id) ? t(id) : otherwise);

/** Whether it was measured how bots of a level play a game. */
export const hasTemperament = (game: string, level: string): boolean => i18n.bundle.has(`${game}-bot-${level}`);
/** How bots of a level play a game; in general, if that was not measured. */
export const botTemperament = (game: string, level: string): string => textOr(`${game}-bot-${level}`, t(`web-about-${level}`));

/** A name in the sources for people: `cards_to_draw` is "Cards to draw". */
export const humanName = (name: string): string => capitalized(name.replaceAll('_', ' '));

const optionId = (game: string, option: string): string => `${game}-option-${option.replaceAll('_', '-')}`;
export const hasOptionText = (game: string, option: string): boolean => i18n.bundle.has(optionId(game, option));
export const optionName = (game: string, option: string): string => textOr(optionId(game, option), humanName(option));
/** The name of one of an option's values. */
export const optionWord = (game: string, option: string, value: string): string =>
  textOr(`${optionId(game, option)}.${value.replaceAll('_', '-')}`, humanName(value));
