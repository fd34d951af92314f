import { append, both, bothOfEach } from '../../kit/both.ts';
import type { WidgetPresets } from '../../kit/widget-preset.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { branch: both('网点', 'Branch'), deposits: both('存款', 'Deposits') };

const BRANCHES = bothOfEach(
  '浦东, 南山, 海淀, 天河, 余杭, 武侯, 江宁, 洪山, 雁塔, 渝北, 岳麓, 崂山, 滨海',
  'Pudong, Nanshan, Haidian, Tianhe, Yuhang, Wuhou, Jiangning, Hongshan, Yanta, Yubei, Yuelu, Laoshan, Binhai',
).map((branch, i) => ({
  branch: append(branch, '支行', ' branch'),
  deposits: [9860, 9128, 8420, 7356, 6175, 5930, 5204, 4870, 4415, 3980, 3620, 3175, 2840][i] ?? 0,
}));

export const presets: WidgetPresets = [
  {
    name: 'scrolling-bars',
    label: { zh: '滚动排行条形图', en: 'Scrolling ranking bars' },
    columns: COLUMNS,
    rows: BRANCHES,
    mapping: [
      { role: 'name', field: 'branch' },
      { role: 'value', field: 'deposits' },
    ],
    setup: { layout: 'inline', badge: 'accent', unit: both('万元', ' ×10k yuan') },
  },
];
