import type { Text } from '@aj-report/contract';
import { customPropertyOf, pagePropertyOf, textsOf } from './custom-property-names.ts';
import type { Theme } from './theme.ts';
import { DEFAULT_THEME } from './themes.ts';

type TextOfTheme = { [K in keyof Theme]: Theme[K] extends string ? K : never }[keyof Theme];

const LABELS: Readonly<Record<Exclude<TextOfTheme, 'name'>, Text>> = {
  background: { zh: '大屏背景', en: 'Background of the screen' },
  panel: { zh: '面板背景', en: 'Panel' },
  panelAlt: { zh: '次级面板背景', en: 'Second panel' },
  border: { zh: '边框', en: 'Border' },
  text: { zh: '文字', en: 'Text' },
  textMuted: { zh: '次要文字', en: 'Muted text' },
  title: { zh: '标题文字', en: 'Title' },
  accent: { zh: '强调色', en: 'Accent' },
  axisLine: { zh: '坐标轴线', en: 'Axis line' },
  splitLine: { zh: '分隔线', en: 'Split line' },
  tooltipBackground: { zh: '提示框背景', en: 'Background of tooltips' },
  tooltipText: { zh: '提示框文字', en: 'Text of tooltips' },
  danger: { zh: '错误色', en: 'Errors' },
  fontFamily: { zh: '字体', en: 'Font' },
  figureFamily: { zh: '数字字体', en: 'Font of large figures' },
};

const LISTS: Readonly<Record<string, (at: string) => Text>> = {
  palette: (at) => ({ zh: `配色第 ${at} 色`, en: `Colour ${at} of the palette` }),
  sequential: (at) => ({ zh: `顺序色阶第 ${at} 色`, en: `Colour ${at} of scales from little to much` }),
  diverging: (at) => ({ zh: `发散色阶第 ${at} 色`, en: `Colour ${at} of scales around a middle` }),
};

/** What each text of a theme colours or sets, by its key, lists by key and number. */
const LABELS_OF_TEXTS: readonly (readonly [key: string, label: Text, value: string])[] = textsOf(DEFAULT_THEME).map(
  ([key, value]) => {
    const [list = '', at = ''] = key.split('-');
    const label = LISTS[list]?.(at) ?? LABELS[key as keyof typeof LABELS];
    return [key, label, value];
  },
);

/** What each custom property of a theme colours or sets, by the name that elements read. */
export const CUSTOM_PROPERTY_LABELS: ReadonlyMap<string, Text> = new Map(
  LABELS_OF_TEXTS.map(([key, label]) => [customPropertyOf(key), label]),
);

/** A custom property by which a page sets how tags look. */
export interface PageProperty {
  readonly name: string;
  readonly label: Text;
  /** Value where nothing is set, in the default theme. */
  readonly usual: string;
}

/** What pages set on a tag or above it. */
export const PAGE_PROPERTIES: readonly PageProperty[] = [
  {
    name: '--aj-theme',
    label: {
      zh: '主题名称，替换大屏自己的主题；写了 theme 的组件保留它',
      en: 'Name of a theme, in the place of that of the screen; elements with a `theme` keep it',
    },
    usual: DEFAULT_THEME.name,
  },
  ...LABELS_OF_TEXTS.map(([key, label, usual]) => ({ name: pagePropertyOf(key), label, usual })),
  {
    name: '--aj-theme-radius',
    label: {
      zh: '控件、按钮和容器的圆角（未单独设置时）',
      en: 'Corners of inputs, buttons and containers without a radius of their own',
    },
    usual: '6px',
  },
];
