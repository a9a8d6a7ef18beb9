/** Writes the pictures of link previews to public/previews: `node scripts/previews.mjs http://127.0.0.1:8080` while a room runs. */
import { chromium } from 'playwright';

const [address = 'http://127.0.0.1:8080'] = process.argv.slice(2);
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, bypassCSP: true });

/** The tile of a game, or of all games side by side, above a title. */
function compose(index) {
  const articles = [...document.querySelectorAll('article')];
  const shown = index < 0 ? articles : [articles[index]];
  const title = index < 0 ? 'Emporion' : shown[0].querySelector('h2').textContent;
  const size = shown.length > 1 ? 250 : 330;
  const parts = shown.map((article) => {
    const picture = article.querySelector('.picture');
    const glyph = picture.querySelector('svg');
    glyph.setAttribute('width', size);
    glyph.setAttribute('height', size);
    const part = Object.assign(document.createElement('div'), { innerHTML: glyph.outerHTML });
    part.style.cssText = 'flex:1;display:grid;place-items:center;padding-bottom:110px;color:#fdeccb';
    part.style.background = getComputedStyle(picture).background;
    return part;
  });
  const all = document.createElement('div');
  all.style.cssText = 'position:fixed;inset:0;display:flex';
  all.append(...parts);
  const words = Object.assign(document.createElement('div'), { textContent: title });
  words.style.cssText = "position:fixed;inset:auto 0 0;height:150px;display:flex;align-items:center;padding:0 56px;background:#163c53;color:#fdeccb;font:700 64px 'Alegreya Variable',serif";
  if (index >= 0) words.append(Object.assign(document.createElement('span'), { textContent: 'Emporion', style: 'margin-left:auto;font-size:36px;opacity:.8' }));
  document.body.replaceChildren(all, words);
}

await page.goto(address);
const { games } = await (await page.request.get(`${address}/api/server`)).json();
for (const [index, name] of [...games.map((game, number) => [number, game.name]), [-1, 'room']]) {
  await page.goto(address);
  await page.waitForSelector('article .picture svg');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(compose, index);
  await page.screenshot({ path: `public/previews/${name}.jpg`, type: 'jpeg', quality: 82 });
}
await browser.close();
