/** The words of an offer on a button. */
import type { Offer } from '../net/types';
import { capitalized } from '../i18n/bundle';
import type { Translator } from '../i18n/translator';

/** Passing, ending and finishing: lists of choices call this group "Or". A button needs no such word. */
export const isAlternative = ({ group }: Offer): boolean => group.id.endsWith('-group-other');

/** Whether two offers do the same in other places, such as buying one of two equal ships: then they have the same sentence. */
export const isEqualChoice = (one: Offer, other: Offer): boolean => JSON.stringify(one.sentence) === JSON.stringify(other.sentence);

const labelText = ({ label }: Offer, translator: Translator): string =>
  label.is === 'thing' ? translator.bundle.name(label.id) : translator.translate(label);

export interface ButtonText {
  verb: string | null;
  label: string;
  /** What screen readers say where the label is a short form. */
  whole?: string;
}

/** The verb of the group, "Take", unless the label is enough; and the label, as a sentence begins if it stands alone. A label with a `.button` attribute
 * has a short form for buttons, verb included: a long button would take the prompt's room. */
export function buttonText(offer: Offer, translator: Translator, withVerb = true): ButtonText {
  const label = labelText(offer, translator);
  const verb = translator.translate(offer.group);
  if (offer.label.is === 'text' && translator.has(`${offer.label.id}.button`)) {
    return { verb: null, label: translator.translate(`${offer.label.id}.button`, offer.label.args), whole: `${verb}: ${label}` };
  }
  if (!withVerb || isAlternative(offer) || offer.label.id === offer.sentence.id) return { verb: null, label: capitalized(label) };
  return { verb, label };
}
