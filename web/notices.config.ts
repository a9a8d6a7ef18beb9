/** Vite plugin for what the pages contain of others: a package that the credits do not name is refused, and fonts have their licences beside them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import credits from './src/pages/credits.json' with { type: 'json' };

const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const CREDITED = new Set([...credits.fonts, ...credits.libraries].map((work) => work.package));

export const packagesOf = (modules: Iterable<string>): Set<string> => new Set([...modules].flatMap((id) => PACKAGE.exec(id)?.[1] ?? []));

export function noticesPlugin(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
      const missing = [...packagesOf(modules)].filter((name) => !CREDITED.has(name));
      if (missing.length) this.error(`the pages contain ${missing.join(', ')}, which src/pages/credits.json does not credit`);
      for (const font of credits.fonts) {
        const license = readFileSync(join(import.meta.dirname, 'node_modules', font.package, 'LICENSE'), 'utf8');
        this.emitFile({ type: 'asset', name: `${font.package.split('/')[1]}-OFL.txt`, source: license });
      }
    },
  };
}
