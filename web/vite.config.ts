import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { noticesPlugin } from './notices.config.ts';
import { serviceWorkerPlugin } from './serviceWorker.config.ts';
import { textsPlugin } from './texts.config.ts';

const room = process.env.EMPORION_ROOM ?? 'http://127.0.0.1:8080';

/** The pages are built into the Python package, which serves them. */
export default defineConfig({
  plugins: [svelte(), textsPlugin(), noticesPlugin(), serviceWorkerPlugin()],
  build: { outDir: '../src/emporion/web', emptyOutDir: true, target: 'es2022', reportCompressedSize: true },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: room, ws: true }, '/plugins': room, '/notices': room },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {}, // test components as the browser runs them, not as rendered on a server
  test: { include: ['src/**/*.test.ts'], setupFiles: ['src/testSetup.ts'], pool: 'threads' }, // a thread starts faster than a process
});
