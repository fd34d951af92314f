import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** Files that a script cannot begin without, at any depth: a page that names them spares the browser a round trip. */
export function earlyChunksOf(script: string, output: Output): string[] {
  const imports = new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.imports : []]));
  const found = new Set([script]);
  for (const file of found) for (const imported of imports.get(file) ?? []) found.add(imported);
  found.delete(script);
  return [...found];
}

/** What a page says to have them fetched at once. */
export function toPreloads(base: string, files: readonly string[]): string {
  return files.map((file) => `<link rel="modulepreload" href="${base}${file}" />`).join('');
}

/** Puts what `script` begins with into a page that was built before. */
export function earlyChunks(page: string, script: string, base: string): Plugin {
  return {
    name: 'aj-early-chunks',
    writeBundle(options, bundle) {
      const file = path.join(options.dir ?? '', page);
      const html = readFileSync(file, 'utf8');
      const preloads = toPreloads(base, earlyChunksOf(script, Object.values(bundle)));
      writeFileSync(file, html.replace(/(?:<link rel="modulepreload"[^>]*>)*\s*<\/head>/, `${preloads}\n  </head>`));
    },
  };
}
