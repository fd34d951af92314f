/**
 * Modules of the drawing library that no option of ours can reach, with what stands in their place. Pages, script and
 * tests draw with the same library, so all of them leave out the same. `tests/one-library.path.ts` compares the built
 * script with the library as it is installed.
 */
const LEFT_OUT = {
  // Tooltips are drawn on the canvas.
  'echarts/lib/component/tooltip/TooltipHTMLContent.js': 'export default class {}',
  // Themes and the states of loading are our own.
  'echarts/lib/theme/dark.js': 'export default {}',
  'echarts/lib/loading/default.js': 'export default () => null',
  // Patterns need `aria`, which custom charts may not name.
  'echarts/lib/util/decal.js': 'export function createOrUpdatePatternFromDecal() { return null; }',
  'echarts/lib/visual/decal.js':
    "import { createSimpleOverallStageHandler2 } from '../util/model.js';\nexport var decalVisualStageHandler = createSimpleOverallStageHandler2(() => {});",
  // Data are transformed in data sets; custom charts may not name `transform`.
  'echarts/lib/data/helper/transform.js':
    'export class ExternalSource {}\nexport function registerExternalTransform() {}\nexport function applyDataTransform() { return []; }',
  // Lines are never tweened from one set of data to the next.
  'echarts/lib/chart/line/lineAnimationDiff.js': 'export default () => []',
  // Items are chosen by our own events, not by those of version 4.
  'echarts/lib/legacy/dataSelectAction.js':
    'export function createLegacyDataSelectAction() {}\nexport function handleLegacySelectEvents() {}',
  // Today's engines sort stably by themselves.
  'zrender/lib/core/timsort.js': 'export default (list, compare) => { list.sort(compare); }',
};

/** Parts of modules that are left out, each with what stands in its place. */
const TAKEN_OUT = {
  // Words of tools and of sentences for screen readers: nothing shows them, and every chart would copy them.
  'echarts/lib/i18n/langEN.js': [[/,\s*toolbox: \{[\s\S]*\};/, '};']],
  'echarts/lib/i18n/langZH.js': [[/,\s*toolbox: \{[\s\S]*\};/, '};']],
  // Charts are never connected, so that no picture of several is asked for. Options in the words of earlier versions come
  // from custom charts alone, which bring along what reads them (`custom-chart/earlier-options.ts`).
  'echarts/lib/core/echarts.js': [
    [
      /ECharts\.prototype\.getConnectedDataURL = [\s\S]*?(?=ECharts\.prototype\.convertToPixel)/,
      "ECharts.prototype.getConnectedDataURL = () => '';\n",
    ],
    [/import backwardCompat from '[^']*backwardCompat\.js';/, 'const backwardCompat = () => {};'],
  ],
  // A warning that only a development build gives brings styles of version 4 along.
  'echarts/lib/chart/line/LineView.js': [
    [/import \{ warnDeprecated \} from '[^']*styleCompat\.js';/, 'const warnDeprecated = () => {};'],
  ],
};

/** Names that a module exports, as far as modules of the library write them. */
function exportsOf(code) {
  const direct = [...code.matchAll(/^export (?:default|(?:async )?function|const|var|let|class)\s*(\w*)/gm)];
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','));
  const names = [
    ...direct.map(([all, name = '']) => (all.startsWith('export default') ? 'default' : name)),
    ...listed.map(
      (one) =>
        one
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  ];
  return names.filter(Boolean).sort().join(', ');
}

export const LIBRARY_MODULE = /\/node_modules\/(?:echarts|zrender)\/lib\/.*\.js$/;

/**
 * A module of the drawing library as we use it.
 * @returns undefined for a module that is used as it is
 * @throws Error when a new version of the library no longer has what is left out
 */
export function slimModule(code, file) {
  const name = file.split('/node_modules/').at(-1)?.split('?', 1)[0] ?? '';
  const instead = LEFT_OUT[name];
  if (instead !== undefined) {
    const [has, wants] = [exportsOf(instead), exportsOf(code)];
    if (has !== wants) throw new Error(`${name} exports ${wants}; slim-library.mjs has ${has} in its place`);
    return instead;
  }
  return TAKEN_OUT[name]?.reduce((rest, [part, inItsPlace]) => {
    if (!part.test(rest)) throw new Error(`${name} no longer has ${String(part)}, which slim-library.mjs takes out`);
    return rest.replace(part, inItsPlace);
  }, code);
}

/** For the bundler of pages, script and tests. */
export function slimLibrary() {
  return {
    name: 'aj-slim-library',
    transform(code, id) {
      const slim = LIBRARY_MODULE.test(id) ? slimModule(code, id) : undefined;
      return slim === undefined ? null : { code: slim, map: null };
    },
  };
}
