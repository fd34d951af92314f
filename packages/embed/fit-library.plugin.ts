import type { Plugin } from 'vite';

/**
 * Parts of libraries that our charts never reach: tooltips are drawn on the canvas, themes and the states
 * of loading are our own, nothing is hatched, bars stand on straight axes, data come in shape, options are written for
 * today's version.
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
};

/** Lines import the styles of old custom charts for a warning that only a development build gives. */
const WARNING = "import { warnDeprecated } from '../../util/styleCompat.js';";
/** Words of tools and of sentences for screen readers: nothing shows them, and every chart would make a copy of its own. */
const UNSEEN_WORDS = /,\s*toolbox: \{[\s\S]*\};/;
const EMPTYING = /\.(?:innerHTML) = (?:''|null)/g;

/**
 * Fits the drawing library to strict pages: it empties its container through `innerHTML`, which a page that requires
 * trusted types forbids; `replaceChildren()` does the same and is allowed. Parts without use are left out.
 */
export function fitDrawingLibrary(): Plugin {
  return {
    name: 'aj-fit-drawing-library',
    transform(code, id) {
      if (!/\/node_modules\/(?:zrender|echarts|typebox)\//.test(id)) return null;
      const unused = Object.keys(UNUSED).find((name) => id.endsWith(name));
      if (unused) return { code: UNUSED[unused] ?? '', map: null };
      const fitted = id.includes('/i18n/')
        ? code.replace(UNSEEN_WORDS, '};')
        : code.replace(EMPTYING, '.replaceChildren()').replace(WARNING, 'const warnDeprecated = () => {};');
      return fitted === code ? null : { code: fitted, map: null };
    },
  };
}
