import { append, both, bothOfEach } from '../../kit/text/both.ts';
import { sample, sampleRows } from '../../kit/widget/widget-sample.ts';
import type { WidgetPresets } from '../../kit/widget/widget-preset.ts';

const BRANCHES = bothOfEach(
  '浦东, 南山, 海淀, 天河, 余杭, 武侯, 江宁, 洪山, 雁塔, 渝北, 岳麓, 崂山, 滨海',
  'Pudong, Nanshan, Haidian, Tianhe, Yuhang, Wuhou, Jiangning, Hongshan, Yanta, Yubei, Yuelu, Laoshan, Binhai',
).map((branch, i) => ({
  branch: append(branch, '支行', ' branch'),
  deposits: [9860, 9128, 8420, 7356, 6175, 5930, 5204, 4870, 4415, 3980, 3620, 3175, 2840][i] ?? 0,
}));

export const presets: WidgetPresets = [
  sample('scrolling-bars', '滚动排行条形图', 'Scrolling ranking bars', {
    ...sampleRows(BRANCHES, { branch: 'name', deposits: 'value' }),
    setup: { layout: 'inline', badge: 'accent', unit: both('万元', ' ×10k yuan') },
  }),
];
