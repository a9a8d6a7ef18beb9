// Renders the app icons as PNG from public/icon.svg and public/icon-maskable.svg, for systems that do not accept SVG.
//   npm run app-icons
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PUBLIC = new URL('../public/', import.meta.url);
const WANTED = [
  ['icon.svg', 'icon-192.png', 192],
  ['icon.svg', 'icon-512.png', 512],
  ['icon-maskable.svg', 'icon-maskable-512.png', 512],
  ['icon-maskable.svg', 'apple-touch-icon.png', 180],
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [from, to, size] of WANTED) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const picture = readFileSync(new URL(from, PUBLIC)).toString('base64');
  await page.setContent(`<body style="margin:0"><img width="${size}" height="${size}" style="display:block" src="data:image/svg+xml;base64,${picture}">`);
  await page.screenshot({ path: fileURLToPath(new URL(to, PUBLIC)), omitBackground: true });
  await page.close();
}
await browser.close();
