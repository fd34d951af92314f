import type { WidgetPresets } from '../../kit/widget-preset.ts';

export const presets: WidgetPresets = [
  {
    name: 'cylinder',
    label: { zh: '圆柱图', en: 'Cylinder chart' },
    setup: { figure: 'cylinder' },
  },
  {
    name: 'blocks',
    label: { zh: '方块柱图', en: 'Block bar chart' },
    setup: { figure: 'blocks' },
  },
  {
    name: 'people',
    label: { zh: '人形条形图', en: 'Bars of people' },
    setup: { figure: 'people', verticalShow: true, isShowSplitLineY: false },
  },
];
