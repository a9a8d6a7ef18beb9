import '@fontsource-variable/alegreya/wght.css';
import '@fontsource/atkinson-hyperlegible/400.css';
import '@fontsource/atkinson-hyperlegible/700.css';
import './app/style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { showPreferences } from './app/preferences.svelte';
import { visitor } from './app/visitor.svelte';
import { drawnGames } from './games/door';
import { tongue } from './text/language.svelte';

addEventListener('vite:preloadError', () => location.reload()); // the server was upgraded, and parts have other names now
showPreferences();
void visitor.arrive();
const target = document.getElementById('app')!;
try {
  await tongue.need(...drawnGames);
  target.replaceChildren();
  mount(App, { target });
} catch {
  target.textContent = 'The server cannot be reached. · Serwer jest nieosiągalny. · De server is niet bereikbaar. · Il server non risponde.';
  setTimeout(() => location.reload(), 5000);
}
