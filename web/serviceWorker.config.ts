/** Vite plugin that builds the service worker after the pages, because it precaches all their files by name. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const ENTRY = 'src/offline/serviceWorker.ts';
const WORKER = 'worker.js';

export function serviceWorkerPlugin(): Plugin {
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== WORKER && !/\.(woff|txt)$/.test(entry.name) && !entry.parentPath.endsWith('/previews')) // browsers with service workers support woff2; texts are licences, previews are for other sites
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort();
      const version = createHash('sha256');
      for (const file of files) version.update(file).update(readFileSync(join(folder, file)));
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          BUILT_FILES: JSON.stringify(files.map((file) => (file === 'index.html' ? '/' : `/${file}`))),
          BUILT_VERSION: JSON.stringify(version.digest('hex').slice(0, 16)),
        },
        build: { outDir: folder, emptyOutDir: false, lib: { entry: ENTRY, formats: ['iife'], name: 'worker', fileName: () => WORKER } },
      });
    },
  };
}
