import type { WidgetSamples } from '../../kit/widget-sample.ts';

const MAPPING = [
  { role: 'name', field: '词语' },
  { role: 'value', field: '热度' },
];

const REVIEWS = [
  '物流很快',
  '包装精美',
  '质量好',
  '性价比高',
  '客服耐心',
  '颜色正',
  '做工细致',
  '回购',
  '尺码偏小',
  '发货慢',
  '有异味',
  '掉色',
  'fast delivery',
  'good value',
  'soft',
  'comfortable',
  'true to size',
  'nice colour',
];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '行业热词' } },
  {
    name: 'upright',
    label: { zh: '横竖混排，铺满', en: 'Some upright, over the whole box' },
    setup: { text: '行业热词', rotation: 'upright', shape: 'box', colouring: 'value' },
  },
  {
    name: 'slanted',
    label: { zh: '倾斜', en: 'Slanted' },
    rows: REVIEWS.map((word, i) => ({ 词语: word, 热度: 400 - i * 19 })),
    mapping: MAPPING,
    setup: { text: '商品评价', rotation: 'slanted', wordWeight: 'normal', maxSize: 40 },
  },
  {
    name: 'negative',
    label: { zh: '负值、空值与重复', en: 'Negative, empty and repeated values' },
    rows: REVIEWS.slice(0, 12).map((word, i) => ({
      词语: i > 9 ? '质量好' : word,
      热度: i % 5 === 4 ? null : 90 - i * 22,
    })),
    mapping: MAPPING,
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: REVIEWS.map((word, i) => ({ 词语: `${word}（来自最近三十天的用户评价与售后回访记录）`, 热度: 300 - i * 11 })),
    mapping: MAPPING,
    setup: { text: '最近三十天全平台商品评价与售后回访的高频短语（去重后）' },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ name: '智能制造', value: 100 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({ 词语: `话题${i + 1}`, 热度: Math.round(9000 / (1 + i * 0.35)) })),
    mapping: MAPPING,
    setup: { maxWords: 300 },
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
