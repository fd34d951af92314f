import type { Text } from '@aj-report/contract';
import { customPropertyOf } from './custom-property-names.ts';
import type { Theme } from './theme.ts';

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

const COLOURS = 8;

/** What each custom property of a theme colours or sets, by its name. */
export const CUSTOM_PROPERTY_LABELS: ReadonlyMap<string, Text> = new Map([
  ...Object.entries(LABELS).map(([key, label]): [string, Text] => [customPropertyOf(key), label]),
  ...Array.from({ length: COLOURS }, (_, i): [string, Text] => [
    customPropertyOf(`palette-${i + 1}`),
    { zh: `配色第 ${i + 1} 色`, en: `Colour ${i + 1} of the palette` },
  ]),
]);
