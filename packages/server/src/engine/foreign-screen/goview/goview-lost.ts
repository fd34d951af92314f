import type { Text } from '@aj-report/contract';
import { isObject, toList, toNumber, toObject, toText, type Loose, type ScreenNote } from '../foreign-screen.types.ts';

interface Part {
  readonly name: Text;
  readonly isThere: (component: Loose) => boolean;
}

const stylesOf = (component: Loose) => toObject(component['styles']);
const isFiltered = (styles: Loose) => styles['filterShow'] === true;

/** Whether a group of handlers holds any script. */
function hasScripts(handlers: unknown): boolean {
  return Object.values(toObject(handlers)).some((script) => toText(script) !== '');
}

/** A colour of their library: a text, a gradient or a list of both. */
function isColoured(value: unknown): boolean {
  const styled = toObject(value);
  const colours = [styled, toObject(styled['itemStyle']), toObject(styled['lineStyle']), toObject(styled['areaStyle'])];
  return colours.some(({ color }) => isObject(color) || toText(color) !== '' || toList(color).length > 0);
}

function hasOwnColours({ option }: Loose): boolean {
  const { color, series } = toObject(option);
  return toList(color).length > 0 || (Array.isArray(series) ? series.some(isColoured) : isColoured(series));
}

/** Factors of filters; 1 = unchanged. */
const FACTORS = ['saturate', 'contrast', 'brightness'];
const TURNS = ['rotateX', 'rotateY', 'skewX', 'skewY'];

/** What a component may have that has no counterpart here. */
const PARTS: readonly Part[] = [
  {
    name: { zh: '联动', en: 'linkage' },
    isThere: ({ events }) => toList(toObject(events)['interactEvents']).length > 0,
  },
  {
    name: { zh: '事件脚本', en: 'event scripts' },
    isThere: ({ events }) =>
      hasScripts(toObject(events)['baseEvent']) || hasScripts(toObject(events)['advancedEvents']),
  },
  {
    name: { zh: '数据过滤脚本', en: 'the script that filters its data' },
    isThere: ({ filter }) => toText(filter) !== '',
  },
  {
    name: { zh: '动画', en: 'animations' },
    isThere: (component) => toList(stylesOf(component)['animations']).length > 0,
  },
  {
    name: { zh: '滤镜', en: 'filters' },
    isThere: (component) => {
      const styles = stylesOf(component);
      const isTurned = toNumber(styles['hueRotate'], 0) !== 0;
      return isFiltered(styles) && (isTurned || FACTORS.some((key) => toNumber(styles[key], 1) !== 1));
    },
  },
  {
    name: { zh: '透明度', en: 'opacity' },
    isThere: (component) => isFiltered(stylesOf(component)) && toNumber(stylesOf(component)['opacity'], 1) !== 1,
  },
  {
    name: { zh: '倾斜与立体旋转', en: 'skew and turns in space' },
    isThere: (component) => TURNS.some((key) => toNumber(stylesOf(component)[key], 0) !== 0),
  },
  {
    name: { zh: '混合模式', en: 'blend mode' },
    isThere: (component) => !['', 'normal'].includes(toText(stylesOf(component)['blendMode'])),
  },
  { name: { zh: '系列颜色', en: 'colours of series' }, isThere: hasOwnColours },
];

/** One note that names what of a component was left out; none where nothing was. */
export function lostNotes(component: Loose, widget: string): ScreenNote[] {
  const lost = PARTS.filter(({ isThere }) => isThere(component)).map(({ name }) => name);
  if (lost.length === 0) return [];
  const text = {
    zh: `未迁移：${lost.map(({ zh }) => zh).join('、')}`,
    en: `left out: ${lost.map(({ en }) => en).join(', ')}`,
  };
  return [{ widget, text }];
}
