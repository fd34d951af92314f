import { sample } from '../../kit/widget/widget-sample.ts';
import type { WidgetPresets } from '../../kit/widget/widget-preset.ts';

export const presets: WidgetPresets = [
  sample('cylinder', '圆柱图', 'Cylinder chart', { setup: { figure: 'cylinder' } }),
  sample('blocks', '方块柱图', 'Block bar chart', { setup: { figure: 'blocks' } }),
  sample('people', '人形条形图', 'Bars of people', {
    setup: { figure: 'people', verticalShow: true, isShowSplitLineY: false },
  }),
];
