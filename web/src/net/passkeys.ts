/** Passkeys: WebAuthn in the browser, and the requests about them. Loaded with the pages about people. */
import { ask } from './api';
import { RequestError } from './requestError';
import type { CreatedCredential, CreationOptions, Me, RequestOptions, SignedChallenge, WaysIn } from './types';

/** Milliseconds after which autofill gets a new challenge, before the server forgets the old one. */
const RENEWAL = 240_000;

/** What browsers report, by the name of the error. */
const FAILURES: Record<string, string> = {
  NotAllowedError: 'web-passkey-cancelled',
  AbortError: 'web-passkey-cancelled',
  InvalidStateError: 'web-passkey-here',
};

const DEVICES: [RegExp, string][] = [
  [/iPhone/, 'iPhone'], [/iPad/, 'iPad'], [/Android/, 'Android'], [/Windows/, 'Windows'], [/CrOS/, 'Chromebook'], [/Mac OS/, 'Mac'], [/Linux/, 'Linux'],
];

/** Whether passkeys can be used here: the browser has WebAuthn, and the address is secure and has a name. */
export function arePossible(): boolean {
  const isNumber = /^[\d.]+$|:/.test(location.hostname); // browsers refuse IP addresses
  return globalThis.isSecureContext && 'PublicKeyCredential' in globalThis && !isNumber;
}

/** Creates a passkey: of the current account, or with a new account of this name. */
export async function create(name?: string): Promise<Me> {
  stopAutofill();
  const options = await ask<CreationOptions>('POST', '/me/passkeys/options', { name });
  const publicKey = {
    ...options,
    challenge: decoded(options.challenge),
    user: { ...options.user, id: decoded(options.user.id) },
    excludeCredentials: options.excludeCredentials.map(({ id }) => ({ id: decoded(id), type: 'public-key' })),
  } as PublicKeyCredentialCreationOptions;
  const made = await withTexts(navigator.credentials.create({ publicKey }));
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const credential: CreatedCredential = { id: encoded(made.rawId), clientDataJSON: encoded(clientDataJSON), attestationObject: encoded(attestationObject) };
  return ask<Me>('POST', '/me/passkeys', { credential, label: deviceName() });
}

/** Lets people choose a passkey, and logs in with it. */
export async function logIn(bringsGames: boolean): Promise<Me> {
  stopAutofill();
  const options = await ask<RequestOptions>('POST', '/login/passkey/options');
  return finish(options, await withTexts(chosen(options)), bringsGames);
}

let waiting: AbortController | null = null;

/** Browsers have one ceremony at a time. */
export function stopAutofill(): void {
  waiting?.abort();
  waiting = null;
}

/** Offers passkeys in the autofill of the username, where browsers can. `use` gets the login with the one that was chosen. */
export async function offerAutofill(use: (login: (bringsGames: boolean) => Promise<Me>) => unknown): Promise<void> {
  stopAutofill();
  const mine = (waiting = new AbortController());
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  const options = await ask<RequestOptions>('POST', '/login/passkey/options').catch(() => null);
  if (!options || waiting !== mine) return;
  const renewal = setTimeout(() => waiting === mine && void offerAutofill(use), RENEWAL);
  const answer = await chosen(options, { mediation: 'conditional', signal: mine.signal }).catch(() => null);
  clearTimeout(renewal);
  if (answer && waiting === mine) use((bringsGames) => finish(options, answer, bringsGames));
}

export const waysIn = () => ask<WaysIn>('GET', '/me/passkeys');
export const rename = (id: string, label: string) => ask<null>('PUT', `/me/passkeys/${id}`, { label });
export const remove = (id: string) => ask<null>('DELETE', `/me/passkeys/${id}`);

function chosen(options: RequestOptions, how: CredentialRequestOptions = {}): Promise<Credential | null> {
  const publicKey = { ...options, challenge: decoded(options.challenge) };
  return navigator.credentials.get({ ...how, publicKey });
}

async function finish(options: RequestOptions, answer: Credential, bringsGames: boolean): Promise<Me> {
  const { rawId, response } = answer as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  const credential: SignedChallenge = {
    id: encoded(rawId), clientDataJSON: encoded(clientDataJSON), authenticatorData: encoded(authenticatorData), signature: encoded(signature),
    userHandle: userHandle && encoded(userHandle),
  };
  try {
    return await ask<Me>('POST', '/login/passkey', { credential, bring_games: bringsGames });
  } catch (problem) {
    if (problem instanceof RequestError && problem.text.id === 'passkey-unknown') forget(options.rpId, credential.id);
    throw problem;
  }
}

/** Password managers that listen stop offering a passkey that was removed here. */
function forget(rpId: string, credentialId: string): void {
  const { signalUnknownCredential } = PublicKeyCredential as { signalUnknownCredential?: (unknown: { rpId: string; credentialId: string }) => Promise<void> };
  void signalUnknownCredential?.call(PublicKeyCredential, { rpId, credentialId })?.catch(() => {});
}

/** The browser's errors as texts. */
async function withTexts(ceremony: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await ceremony.catch((problem: unknown) => {
    throw new RequestError({ is: 'text', id: FAILURES[(problem as Error).name] ?? 'web-passkey-failed' });
  });
  if (!found) throw new RequestError({ is: 'text', id: 'web-passkey-cancelled' });
  return found as PublicKeyCredential;
}

/** What a new passkey is called at first. */
export const deviceName = (agent = navigator.userAgent): string => DEVICES.find(([pattern]) => pattern.test(agent))?.[1] ?? '';

export function decoded(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

export function encoded(data: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
