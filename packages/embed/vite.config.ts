import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defineConfig, mergeConfig, type InlineConfig, type Plugin } from 'vite';
import { chartChunks } from './chart-chunks.plugin.ts';
import { leaveOutFormTexts } from './form-texts.plugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const entry = fileURLToPath(new URL('src/index.ts', import.meta.url));
const page = fileURLToPath(new URL('viewer.html', import.meta.url));

const MODULE_NAME = 'aj-bigscreen.js';
const CLASSIC_NAME = 'aj-bigscreen.iife.js';

/**
 * Parts of libraries that our charts never reach: tooltips are drawn on the canvas, themes and the states
 * of loading are our own, nothing is hatched, bars stand on straight axes, data come in shape, options are written for
 * today's version, and its words (legend buttons, names of months) are not shown.
 */
const UNUSED: Readonly<Record<string, string>> = {
  'echarts/lib/component/tooltip/TooltipHTMLContent.js': 'export default class {}',
  'echarts/lib/theme/dark.js': 'export default {}',
  'echarts/lib/util/decal.js': 'export function createOrUpdatePatternFromDecal() { return null; }',
  'echarts/lib/data/helper/transform.js':
    'export function registerExternalTransform() {}\nexport function applyDataTransform() { return []; }',
  'echarts/lib/label/sectorLabel.js':
    'export const createSectorCalculateTextPosition = () => null;\nexport function setSectorTextRotation() {}',
  'echarts/lib/loading/default.js': 'export default () => null',
  'echarts/lib/preprocessor/backwardCompat.js': 'export default () => {}',
  // Today's engines sort stably by themselves.
  'zrender/lib/core/timsort.js': 'export default (list, compare) => { list.sort(compare); }',
  'echarts/lib/chart/line/lineAnimationDiff.js': 'export default () => []',
  // Nothing is validated on a page that only draws: of a field's schema its type, choices and default are read.
  'typebox/build/index.mjs':
    'export const Unsafe = (schema) => schema;\nexport const Type = new Proxy({}, { get: () => () => ({}) });',
  'echarts/lib/i18n/langZH.js': "export { default } from './langEN.js'",
};

/** Lines import the styles of old custom charts for a warning that only a development build gives. */
const WARNING = "import { warnDeprecated } from '../../util/styleCompat.js';";
const EMPTYING = /\.(?:innerHTML) = (?:''|null)/g;

/**
 * Fits the drawing library to strict pages: it empties its container through `innerHTML`, which a page that requires
 * trusted types forbids; `replaceChildren()` does the same and is allowed. Parts without use are left out.
 */
function fitDrawingLibrary(): Plugin {
  return {
    name: 'aj-fit-drawing-library',
    transform(code, id) {
      if (!/\/node_modules\/(?:zrender|echarts|typebox)\//.test(id)) return null;
      const unused = Object.keys(UNUSED).find((name) => id.endsWith(name));
      if (unused) return { code: UNUSED[unused] ?? '', map: null };
      const fitted = code.replace(EMPTYING, '.replaceChildren()').replace(WARNING, 'const warnDeprecated = () => {};');
      return fitted === code ? null : { code: fitted, map: null };
    },
  };
}

const chunks = chartChunks();

const scriptBuild: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [fitDrawingLibrary(), leaveOutFormTexts(), chunks.plugin],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // Declarations whose values nobody reads are left out; the contract's schemas are a third of the script otherwise.
      treeshake: {
        manualPureFunctions: ['Type', 'field', 'defineEndpoint', 'pageResultOf'],
        propertyReadSideEffects: false,
      },
    },
  },
};

/**
 * `aj-bigscreen.js` keeps its name, because other people's pages name it; its chunks are hashed in `chunks/`, which the
 * service lets browsers keep for ever. They are found relative to the script, wherever it is served from.
 */
const moduleBuild: InlineConfig = {
  base: './',
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { 'aj-bigscreen': entry },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: MODULE_NAME,
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: chunks.groups,
        },
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
      if (!isWatching) await build(mergeConfig(scriptBuild, classicBuild));
    },
  };
}

/** The viewer page, and after it the embed script in its two forms. */
export default defineConfig({
  root,
  base: '/embed/',
  plugins: [embedScripts()],
  build: {
    outDir: 'dist',
    emptyOutDir: !isWatching,
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: { input: page },
  },
});
