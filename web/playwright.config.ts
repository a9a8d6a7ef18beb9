import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const known = [
  '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
export const browser = process.env.CHROMIUM ?? known.find((path) => existsSync(path));

/** End-to-end tests against a real server in a real browser. Skipped where no browser is installed, except in CI. */
if (!browser && process.env.CI) throw new Error('Chromium is needed: apt-get install chromium, or set CHROMIUM to its path.');
if (!browser) console.log('No Chromium found, so the pages are not tried in a browser. Install it, or set CHROMIUM to its path.');

/** The address bar loads pages of its own in every window, which takes a second of CPU time. Chromium heeds only the last such list, so this one repeats
 * what Playwright turns off. */
const NOT_NEEDED = [
  'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding',
  'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch',
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: browser ? '*.spec.ts' : 'none',
  workers: 2,
  fullyParallel: true,
  timeout: 900_000, // waiting limits hold on a machine with ten times the load
  expect: { timeout: 120_000 },
  forbidOnly: !!process.env.CI,
  retries: process.env.CI ? 1 : 0, // a browser on a busy machine; Playwright reports flaky tests
  reporter: [['list']],
  use: {
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run',
        `--disable-features=${NOT_NEEDED.join()}`,
      ],
    },
    actionTimeout: 240_000,
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    serviceWorkers: 'block', // else every context fetches all files of the pages; `offline.spec.ts` allows it
  },
});
