import type { Text } from '@aj-report/contract';
import { isObject, toList, toNumber, toObject, toText, type Loose } from '../foreign-screen.types.ts';
import { stopsOf } from './goview-colours.ts';
import { percentOf, seriesOf, within } from './goview-option.ts';

/** A component with its key and what became of it here. */
export interface Looked {
  readonly key: string;
  readonly option: Loose;
  readonly setup: Loose;
}

/** How a component looks in a way that no property of ours has. */
interface LostLook {
  readonly name: Text;
  readonly isThere: (looked: Looked) => boolean;
}

/** Series and their items. */
function drawnOf(option: Loose): Loose[] {
  return seriesOf(option).flatMap((series) => [series, ...toList(series['data']).filter(isObject)]);
}

function hasShadow(one: Loose): boolean {
  return ['itemStyle', 'lineStyle', 'areaStyle'].some((style) => toNumber(within(one, style, 'shadowBlur'), 0) > 0);
}

/** Whether a colour changes from one end to the other. */
function isGradient(colour: unknown): boolean {
  return [colour].flat().some((one) => new Set(stopsOf(one)).size > 1);
}

/** Areas below lines pale here as there, and bars keep the foot of their gradient where there is one for all. */
function hasLostGradient({ key, option, setup }: Looked): boolean {
  const { from, to } = toObject(option['gradient']);
  if (key === 'TextGradient') return from !== to;
  const isFootKept = setup['footColor'] !== undefined;
  return drawnOf(option).some((one) => {
    const item = isFootKept ? undefined : within(one, 'itemStyle', 'color');
    const [line, normal] = [within(one, 'lineStyle', 'color'), within(one, 'lineStyle', 'normal', 'color')];
    return [item, line, normal, within(one, 'itemStyle', 'areaColor'), one['color']].some(isGradient);
  });
}

function hasOtherSizes({ option }: Looked): boolean {
  const { indexFontSize, leftFontSize, rightFontSize } = option;
  return [indexFontSize, rightFontSize].some((size) => size !== undefined && size !== leftFontSize);
}

const LOOKS: readonly LostLook[] = [
  {
    name: { zh: '光晕与阴影', en: 'glows and shadows' },
    isThere: ({ option }) => drawnOf(option).some(hasShadow),
  },
  {
    name: { zh: '环的半径（环会占满组件）', en: 'the radius of a ring (ours fills its box)' },
    isThere: ({ key, option }) => {
      const outer = percentOf(toList(seriesOf(option)[0]?.['radius'])[1]);
      return key === 'PieCircle' && outer !== undefined && outer < 95;
    },
  },
  {
    name: { zh: '图例图标', en: 'icons of a legend' },
    isThere: ({ option }) => !['', 'roundRect'].includes(toText(within(option, 'legend', 'icon'))),
  },
  {
    name: {
      zh: '渐变色（以其中一种颜色代替）',
      en: 'colours that change along a line or a ground (one of them stands there)',
    },
    isThere: hasLostGradient,
  },
  {
    name: { zh: '标注点、标注线与标注区域', en: 'marked points, lines and areas' },
    isThere: ({ option }) =>
      seriesOf(option).some((series) =>
        ['markPoint', 'markLine', 'markArea'].some((name) => toList(within(series, name, 'data')).length > 0),
      ),
  },
  {
    name: { zh: '竖排文字（改为横排）', en: 'words written from top to bottom (they run across)' },
    isThere: ({ option }) => toText(option['writingMode']).startsWith('vertical'),
  },
  {
    name: { zh: '排名列表中序号与数值各自的字号', en: 'letters of another size in columns of a ranking' },
    isThere: (looked) => looked.key === 'TableList' && hasOtherSizes(looked),
  },
];

/** What of a component's look was left out. */
export function lostLooks(looked: Looked): Text[] {
  return LOOKS.filter(({ isThere }) => isThere(looked)).map(({ name }) => ({
    zh: `未迁移的外观：${name.zh}`,
    en: `looks left out: ${name.en}`,
  }));
}
