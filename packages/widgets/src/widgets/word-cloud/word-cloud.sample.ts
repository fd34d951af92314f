import { append, both } from '../../kit/text/both.ts';
import { sample, sampleRows, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const ROLES = { word: 'name', mentions: 'value' };

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
  sample('typical', '典型', 'Typical', { setup: { text: both('行业热词', 'Topics of the industry') } }),
  sample('upright', '横竖混排，铺满', 'Some upright, over the whole box', {
    setup: { text: both('行业热词', 'Topics of the industry'), rotation: 'upright', shape: 'box', colouring: 'value' },
  }),
  sample('slanted', '倾斜', 'Slanted', {
    ...sampleRows(
      REVIEWS.map((word, i) => ({ word, mentions: 400 - i * 19 })),
      ROLES,
    ),
    setup: { text: both('商品评价', 'Reviews'), rotation: 'slanted', wordWeight: 'normal', maxSize: 40 },
  }),
  sample('negative', '负值、空值与重复', 'Negative, empty and repeated values', {
    ...sampleRows(
      REVIEWS.slice(0, 12).map((word, i) => ({
        word: i > 9 ? both('质量好', 'good quality') : word,
        mentions: i % 5 === 4 ? null : 90 - i * 22,
      })),
      ROLES,
    ),
  }),
  sample('long-labels', '长标签', 'Long labels', {
    ...sampleRows(
      REVIEWS.map((word, i) => ({
        word: append(
          word,
          '（来自最近三十天的用户评价与售后回访记录）',
          ' (from reviews and calls of the last thirty days)',
        ),
        mentions: 300 - i * 11,
      })),
      ROLES,
    ),
    setup: {
      text: both(
        '最近三十天全平台商品评价与售后回访的高频短语（去重后）',
        'Frequent phrases of reviews and calls on all platforms in the last thirty days (without repeats)',
      ),
    },
  }),
  sample('one-row', '一行', 'One row', { rows: [{ name: both('智能制造', 'Smart manufacturing'), value: 100 }] }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(
      Array.from({ length: 1000 }, (_, i) => ({
        word: both(`话题${i + 1}`, `Topic ${i + 1}`),
        mentions: Math.round(9000 / (1 + i * 0.35)),
      })),
      ROLES,
    ),
    setup: { maxWords: 300 },
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
