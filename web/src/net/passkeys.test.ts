// @vitest-environment happy-dom
/** Where passkeys are possible, and how their parts travel as text. */
import { afterEach, expect, test, vi } from 'vitest';
import { arePossible, decoded, deviceName, encoded } from './passkeys';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['games.example.org', true, true],
  ['localhost', true, true],
  ['games.example.org', false, false],
  ['127.0.0.1', true, false],
  ['[::1]', true, false],
])('at %s, secure: %s, passkeys are possible: %s', (hostname, isSecureContext, expected) => {
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('isSecureContext', isSecureContext);
  vi.stubGlobal('PublicKeyCredential', class {});
  expect(arePossible()).toBe(expected);
});

test('without WebAuthn they are not', () => {
  vi.stubGlobal('location', { hostname: 'localhost' });
  vi.stubGlobal('isSecureContext', true);
  expect(arePossible()).toBe(false);
});

test('bytes are base64url without padding', () => {
  const bytes = Uint8Array.from([0xfb, 0xff, 0xfe, 0x00]);
  expect(encoded(bytes.buffer)).toBe('-__-AA');
  expect([...decoded('-__-AA')]).toEqual([...bytes]);
});

test('a passkey is called after its device', () => {
  const devices = ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', ''];
  expect(devices.map((agent) => deviceName(agent))).toEqual(['iPhone', 'Android', 'Mac', '']);
});
