import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { LIBRARY_MODULE, slimModule } from '../../packages/widgets/slim-library.mjs';

const PREFIX = '/__prebundled__/';
/** Packages that come as hundreds of small files; asking for each of them would take most of the tests' time. */
const BUNDLED =
  /(?:from |import\()'((?:lit|@lit\/[^']+|@lit-labs\/[^']+|echarts|zrender|typebox|axe-core|hls\.js|mpegts\.js)(?:\/[^']+)?)'/g;

/** The drawing library as pages and script draw with it. */
export const slimLibrary = {
  name: 'slim-library',
  setup(bundler) {
    bundler.onLoad({ filter: LIBRARY_MODULE }, ({ path: file }) => {
      const contents = slimModule(readFileSync(file, 'utf8'), file);
      return contents === undefined ? undefined : { contents, loader: 'js' };
    });
  },
};

function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

function toFile(specifier) {
  return specifier.replaceAll('/', '__').replace('@', '');
}

/** Serves the large dependencies of the given source folders as one bundle with shared chunks. */
export function prebundle(folders) {
  const files = new Map();
  const specifiers = new Set();
  return {
    name: 'prebundle',
    async serverStart() {
      for (const file of folders.flatMap(sourcesBelow)) {
        for (const [, specifier] of readFileSync(file, 'utf8').matchAll(BUNDLED)) specifiers.add(specifier);
      }
      specifiers.delete('@lit/react');
      const { outputFiles } = await build({
        entryPoints: Object.fromEntries([...specifiers].map((specifier) => [toFile(specifier), specifier])),
        bundle: true,
        splitting: true,
        write: false,
        format: 'esm',
        target: 'es2022',
        outdir: PREFIX,
        define: { 'process.env.NODE_ENV': '"development"' },
        logLevel: 'error',
        plugins: [slimLibrary],
      });
      for (const { path: file, text } of outputFiles) files.set(`${PREFIX}${path.basename(file)}`, text);
    },
    resolveImport({ source }) {
      return specifiers.has(source) ? `${PREFIX}${toFile(source)}.js` : undefined;
    },
    serve({ path: file }) {
      const body = files.get(file);
      return body === undefined ? undefined : { body, type: 'js' };
    },
  };
}
