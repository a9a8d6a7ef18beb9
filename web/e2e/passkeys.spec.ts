/** Passkeys, with Chromium's virtual authenticator: an account without a password, logging out and in, a second passkey, and removing one. Browsers have passkeys
 * for localhost only, not for its number. */
import type { CDPSession, Page } from '@playwright/test';
import { checkScreen } from './screen';
import { expect, type TestServer, test } from './testServer';

const account = (server: TestServer): string => `http://localhost:${server.port}/me`;

/** A device with an authenticator that always agrees, so nothing may be asked that nobody clicked: no autofill. */
async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; id: string }> {
  await page.addInitScript(() => (PublicKeyCredential.isConditionalMediationAvailable = async () => false));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options });
  return { cdp, id: authenticatorId };
}

test.use({ bypassCSP: true }); // for axe

/** Autofill as browsers do it, but for the list under the field, which a test cannot click: the passkey is chosen when `choose` is called. */
async function imitateAutofill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    const isChosen = new Promise((done) => Object.assign(window, { choose: done }));
    PublicKeyCredential.isConditionalMediationAvailable = async () => true;
    navigator.credentials.get = async (options = {}) => {
      if (options.mediation !== 'conditional') return get(options);
      document.documentElement.dataset.autofill = 'offered';
      await isChosen;
      options.signal?.throwIfAborted();
      return get({ publicKey: options.publicKey! });
    };
  });
}

test('an account with a passkey: create, log out, log in, add another, remove one', async ({ page, server }) => {
  const first = await addAuthenticator(page);
  await page.goto(account(server));
  const panel = page.locator('section.panel').first();
  await expect(panel.locator('.button').first()).toHaveText('Create an account with a passkey');
  await checkScreen(page, 'passkey-entry');
  await panel.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByRole('button', { name: 'Create an account with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Account: ada' })).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByText('not used yet')).toBeVisible();
  await expect(page.getByLabel('Old password')).toHaveCount(0);
  await checkScreen(page, 'passkeys');

  await panel.getByRole('button', { name: 'Remove' }).click();
  await panel.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('This is your only way to log in.')).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Account: ada' })).toBeVisible();
  await expect(panel.getByText(/last used/)).toBeVisible();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();
  const { credentials } = await first.cdp.send('WebAuthn.getCredentials', { authenticatorId: first.id });
  await first.cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: first.id });
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  const second = panel.getByRole('listitem').nth(1);
  await second.getByRole('button', { name: 'Rename' }).click();
  await second.getByLabel('Name of this passkey').fill('Key ring');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Key ring')).toBeVisible();
  await panel.getByRole('listitem').first().getByRole('button', { name: 'Remove' }).click();
  await panel.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(panel.getByRole('listitem')).toHaveText([/Key ring/]);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(panel.getByRole('listitem')).toHaveText([/Key ring.*last used/]);
  expect(credentials).toHaveLength(1);
});

test('passkeys are offered in the autofill of the username', async ({ page, server }) => {
  await addAuthenticator(page);
  await imitateAutofill(page);
  await page.goto(account(server));
  await page.locator('section.panel').first().getByLabel('Name', { exact: true }).fill('Bartek');
  await page.getByRole('button', { name: 'Create an account with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Account: bartek' })).toBeVisible();
  await page.evaluate(() => delete document.documentElement.dataset.autofill);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(page.locator('html[data-autofill]')).toBeAttached();
  await page.evaluate(() => (window as unknown as { choose: () => void }).choose());
  await expect(page.getByRole('heading', { name: 'Account: bartek' })).toBeVisible();
});

test('without WebAuthn, a username and a password do', async ({ page, server }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto(account(server));
  await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByText(/passkey/i)).toHaveCount(0);
  await page.getByLabel('Username').fill('clara');
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Account: clara' })).toBeVisible();
  await expect(page.getByText(/passkey/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('Username').fill('clara');
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
});
