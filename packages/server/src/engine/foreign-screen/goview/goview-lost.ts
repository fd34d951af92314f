import type { Text } from '@aj-report/contract';
import { toList, toNumber, toObject, toText, type Loose, type ScreenNote } from '../foreign-screen.types.ts';

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
];

/** A note for each part of a component that was left out, so that equal ones can be shown together. */
export function lostNotes(component: Loose, widget: string): ScreenNote[] {
  return PARTS.filter(({ isThere }) => isThere(component)).map(({ name }) => ({
    widget,
    text: { zh: `未迁移：${name.zh}`, en: `left out: ${name.en}` },
  }));
}
