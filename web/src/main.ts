import '@fontsource-variable/alegreya/wght.css';
import '@fontsource/atkinson-hyperlegible/400.css';
import '@fontsource/atkinson-hyperlegible/700.css';
import './app/style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { showTheme } from './app/preferences.svelte';
import { visitor } from './app/visitor.svelte';
import { tongue } from './text/language.svelte';

showTheme();
const arriving = visitor.arrive().catch(() => {}); // the page says that the server cannot be reached
await tongue.need();
mount(App, { target: document.getElementById('app')! });
await arriving;
