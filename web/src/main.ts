import '@fontsource-variable/alegreya/wght.css';
import '@fontsource/atkinson-hyperlegible/400.css';
import '@fontsource/atkinson-hyperlegible/700.css';
import './app/style.css';
import './app/marks.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applyPreferences } from './app/preferences.svelte';
import { visitor } from './app/visitor.svelte';
import { builtInGames } from './games/gamePlugin';
import { registerServiceWorker } from './offline/registration';
import { TILE } from './i18n/bundle';
import { i18n } from './i18n/i18n.svelte';

applyPreferences();
registerServiceWorker();
void visitor.load();
const target = document.getElementById('app')!;
try {
  await i18n.load(...builtInGames.map((game) => game + TILE));
  target.replaceChildren();
  mount(App, { target });
} catch {
  target.textContent = 'The server cannot be reached. · Serwer jest nieosiągalny. · De server is niet bereikbaar. · Il server non risponde.';
  setTimeout(() => location.reload(), 5000);
}
