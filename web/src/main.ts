import '@fontsource-variable/alegreya/wght.css';
import '@fontsource/atkinson-hyperlegible/400.css';
import '@fontsource/atkinson-hyperlegible/700.css';
import './app/style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applyPreferences } from './app/preferences.svelte';
import { visitor } from './app/visitor.svelte';
import { supportedGames } from './games/gamePlugin';
import { api } from './net/api';
import { registerServiceWorker } from './offline/registration';
import { i18n } from './i18n/i18n.svelte';

/** A part that is not found has another name since the server was upgraded. If it answers, the new page knows that name; if the
 * page that came is this one again, it does not. */
const RELOADED = 'emporion-reloaded';
addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem(RELOADED) === import.meta.url) return;
  sessionStorage.setItem(RELOADED, import.meta.url);
  void api.server().then(() => location.reload(), () => sessionStorage.removeItem(RELOADED));
});

applyPreferences();
registerServiceWorker();
void visitor.load();
const target = document.getElementById('app')!;
try {
  await i18n.load(...supportedGames);
  target.replaceChildren();
  mount(App, { target });
} catch {
  target.textContent = 'The server cannot be reached. · Serwer jest nieosiągalny. · De server is niet bereikbaar. · Il server non risponde.';
  setTimeout(() => location.reload(), 5000);
}
