import path from 'node:path';
import { build } from 'vite';
import { ownNames } from '../../packages/embed/own-names.plugin.ts';
import { slimLibrary } from '../../packages/widgets/slim-library.mjs';
import { fileOf, type PackageEntry } from './entries.ts';

/**
 * Compiles the entries into scripts that any bundler takes. The drawing library is inside, without what nothing of ours
 * reaches: a page that has another version of it keeps it. `outside` comes from the page's own packages.
 */
export async function writeScripts(
  root: string,
  folder: string,
  entries: readonly PackageEntry[],
  outside: readonly string[],
): Promise<void> {
  const isOutside = (name: string) => outside.some((one) => name === one || name.startsWith(`${one}/`));
  await build({
    root: path.join(root, 'packages/widgets'),
    configFile: false,
    logLevel: 'warn',
    plugins: [slimLibrary(), ownNames()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2021',
      minify: false,
      modulePreload: false,
      lib: {
        entry: Object.fromEntries(entries.map((entry) => [fileOf(entry), path.join(root, 'packages', entry.source)])),
        formats: ['es'],
      },
      rolldownOptions: {
        external: isOutside,
        treeshake: { propertyReadSideEffects: false },
        output: { chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}
