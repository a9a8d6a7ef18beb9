import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const known = [
  '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
export const browser = process.env.CHROMIUM ?? known.find((path) => existsSync(path));

/** Real pages of a real room in a real browser. Without one nothing is tested, except where it must be there. */
if (!browser && process.env.CI) throw new Error('Chromium is needed: apt-get install chromium, or set CHROMIUM to its path.');
if (!browser) console.log('No Chromium found, so the pages are not tried in a browser. Install it, or set CHROMIUM to its path.');

export default defineConfig({
  testDir: 'e2e',
  testMatch: browser ? '*.spec.ts' : 'none',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: !!process.env.CI,
  retries: process.env.CI ? 1 : 0, // a browser on a busy machine; what passed only the second time is told
  reporter: [['list']],
  use: {
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
  },
});
