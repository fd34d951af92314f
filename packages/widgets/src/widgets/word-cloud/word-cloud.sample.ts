import { append, both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { word: both('词语', 'Word'), mentions: both('热度', 'Mentions') };

const MAPPING = [
  { role: 'name', field: 'word' },
  { role: 'value', field: 'mentions' },
];

const REVIEWS = [
  both('物流很快', 'quick delivery'),
  both('包装精美', 'nicely packed'),
  both('质量好', 'good quality'),
  both('性价比高', 'worth the money'),
  both('客服耐心', 'patient support'),
  both('颜色正', 'true colours'),
  both('做工细致', 'well made'),
  both('回购', 'bought again'),
  both('尺码偏小', 'runs small'),
  both('发货慢', 'slow dispatch'),
  both('有异味', 'smells'),
  both('掉色', 'colour fades'),
  'fast delivery',
  'good value',
  'soft',
  'comfortable',
  'true to size',
  'nice colour',
];

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    setup: { text: both('行业热词', 'Topics of the industry') },
  },
  {
    name: 'upright',
    label: { zh: '横竖混排，铺满', en: 'Some upright, over the whole box' },
    setup: { text: both('行业热词', 'Topics of the industry'), rotation: 'upright', shape: 'box', colouring: 'value' },
  },
  {
    name: 'slanted',
    label: { zh: '倾斜', en: 'Slanted' },
    columns: COLUMNS,
    rows: REVIEWS.map((word, i) => ({ word, mentions: 400 - i * 19 })),
    mapping: MAPPING,
    setup: { text: both('商品评价', 'Reviews'), rotation: 'slanted', wordWeight: 'normal', maxSize: 40 },
  },
  {
    name: 'negative',
    label: { zh: '负值、空值与重复', en: 'Negative, empty and repeated values' },
    columns: COLUMNS,
    rows: REVIEWS.slice(0, 12).map((word, i) => ({
      word: i > 9 ? both('质量好', 'good quality') : word,
      mentions: i % 5 === 4 ? null : 90 - i * 22,
    })),
    mapping: MAPPING,
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    columns: COLUMNS,
    rows: REVIEWS.map((word, i) => ({
      word: append(
        word,
        '（来自最近三十天的用户评价与售后回访记录）',
        ' (from reviews and calls of the last thirty days)',
      ),
      mentions: 300 - i * 11,
    })),
    mapping: MAPPING,
    setup: {
      text: both(
        '最近三十天全平台商品评价与售后回访的高频短语（去重后）',
        'Frequent phrases of reviews and calls on all platforms in the last thirty days (without repeats)',
      ),
    },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: [{ name: both('智能制造', 'Smart manufacturing'), value: 100 }],
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      word: both(`话题${i + 1}`, `Topic ${i + 1}`),
      mentions: Math.round(9000 / (1 + i * 0.35)),
    })),
    mapping: MAPPING,
    setup: { maxWords: 300 },
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
