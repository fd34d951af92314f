import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { slimLibrary } from './prebundle.mjs';

const PREFIX = '/__bundled-tests__/';

function testsBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.element.test.ts'))
    .map((name) => path.join(folder, name));
}

/**
 * Serves the element tests below a folder as bundles that share their chunks, made when the first of them is asked for:
 * a page asks for some ten files in place of hundreds.
 */
export function bundledTests(root, folder) {
  let made;
  async function make() {
    const { outputFiles } = await build({
      entryPoints: testsBelow(path.join(root, folder)),
      outbase: root,
      outdir: '/',
      chunkNames: `${PREFIX.slice(1)}[name]-[hash]`,
      bundle: true,
      splitting: true,
      write: false,
      sourcemap: 'linked',
      format: 'esm',
      target: 'es2022',
      tsconfig: path.join(root, 'tsconfig.json'),
      define: { 'process.env.NODE_ENV': '"development"' },
      // A test imports files for what they do.
      ignoreAnnotations: true,
      logLevel: 'error',
      plugins: [slimLibrary],
    });
    return new Map(outputFiles.map(({ path: file, text }) => [file, text]));
  }
  return {
    name: 'bundled-tests',
    async serve({ path: file }) {
      const isTest = file.startsWith(`/${folder}/`) && file.endsWith('.element.test.ts');
      if (!isTest && !file.startsWith(PREFIX) && !file.endsWith('.map')) return undefined;
      made ??= make();
      const files = await made;
      const body = files.get(isTest ? file.replace(/\.ts$/, '.js') : file);
      return body === undefined ? undefined : { body, type: 'js' };
    },
  };
}
