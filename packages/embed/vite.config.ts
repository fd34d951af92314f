import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defineConfig, mergeConfig, type InlineConfig, type Plugin } from 'vite';
import { earlyChunks } from './early-chunks.plugin.ts';
import { fileOfChunk } from './script-chunks.plugin.ts';
import { scriptBundle } from './script-bundle.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const entry = fileURLToPath(new URL('src/index.ts', import.meta.url));
const PAGE_NAME = 'viewer.html';
const REPORT_PAGE_NAME = 'report.html';
const DEVICE_PAGE_NAME = 'device.html';
const PICTURE_PAGE_NAME = 'picture.html';
const PAGE_BASE = '/embed/';
const MODULE_NAME = 'aj-bigscreen.js';
const CLASSIC_NAME = 'aj-bigscreen.iife.js';
const WORKER_NAME = 'wall-worker.js';

const bundle = scriptBundle();

const scriptBuild: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: bundle.plugins,
  // No page has a `process`; a script that is built as a library would be left with those of its libraries.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    rolldownOptions: bundle.input,
  },
};

/**
 * What a script names to be fetched along with what it imports: neither that itself, which is on its way, nor what the
 * script began with. Each name counts in the script.
 */
const fetchedAlong = (file: string, files: string[]): string[] =>
  files.filter((one) => one !== file && !one.includes('/core-'));

/**
 * `aj-bigscreen.js` keeps its name, because other people's pages name it; its chunks are hashed in `chunks/`, which the
 * service lets browsers keep for ever. They are found relative to the script, wherever it is served from.
 */
const moduleBuild: InlineConfig = {
  base: './',
  plugins: [PAGE_NAME, REPORT_PAGE_NAME].map((page) => earlyChunks(page, MODULE_NAME, PAGE_BASE)),
  build: {
    modulePreload: { polyfill: false, resolveDependencies: fetchedAlong },
    rolldownOptions: {
      input: { 'aj-bigscreen': entry },
      output: {
        entryFileNames: MODULE_NAME,
        chunkFileNames: (chunk) => `chunks/${fileOfChunk(chunk)}`,
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: bundle.groups },
      },
    },
  },
};

/** `import.meta` does not exist in a classic script; the tag that is running tells the address. */
function addressOfTag(): Plugin {
  return {
    name: 'aj-address-of-tag',
    enforce: 'pre',
    transform: (code) =>
      code.includes('import.meta.url')
        ? { code: code.replaceAll('import.meta.url', '(document.currentScript?.src || document.baseURI)'), map: null }
        : null,
  };
}

/** The same in one classic script, for pages that cannot load modules. */
const classicBuild: InlineConfig = {
  plugins: [addressOfTag()],
  build: {
    lib: { entry, formats: ['iife'], name: 'AjReport', fileName: () => CLASSIC_NAME },
    rolldownOptions: { output: { codeSplitting: false } },
  },
};

/** The worker of walls keeps its name: browsers look for a new version by its address. */
const workerBuild: InlineConfig = {
  build: {
    lib: {
      entry: fileURLToPath(new URL('src/viewer/wall-worker.ts', import.meta.url)),
      formats: ['iife'],
      name: 'AjWall',
      fileName: () => WORKER_NAME,
    },
    rolldownOptions: { output: { codeSplitting: false } },
  },
};

const isWatching = process.argv.includes('--watch');

/** Compressed files of an earlier build would be served in the place of what is built now. */
function removeCompressed(): void {
  const folder = path.join(root, 'dist');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:br|gz)$/.test(name)) rmSync(path.join(folder, name), { force: true });
  }
}

/** The page names the script by its address, so the script is built apart; while watching it watches its own files. */
function embedScripts(): Plugin {
  let isBuilt = false;
  return {
    name: 'aj-embed-scripts',
    apply: 'build',
    buildStart: removeCompressed,
    async closeBundle() {
      if (isWatching && isBuilt) return;
      isBuilt = true;
      await build(mergeConfig(mergeConfig(scriptBuild, moduleBuild), isWatching ? { build: { watch: {} } } : {}));
      if (isWatching) return;
      await build(mergeConfig(scriptBuild, classicBuild));
      await build(mergeConfig(scriptBuild, workerBuild));
    },
  };
}

/** The viewer pages and that of pictures, and after them the embed script in its two forms. */
export default defineConfig({
  root,
  base: PAGE_BASE,
  plugins: [embedScripts()],
  build: {
    outDir: 'dist',
    emptyOutDir: !isWatching,
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [PAGE_NAME, REPORT_PAGE_NAME, DEVICE_PAGE_NAME, PICTURE_PAGE_NAME].map((page) => path.join(root, page)),
    },
  },
});
