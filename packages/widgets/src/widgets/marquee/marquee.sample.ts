import { STATE_COLOURS } from '../../fields/state-colours.ts';
import { both } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { sample, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  ...COLUMN_NAMES,
  value: both('值', 'Value'),
};

const news = sampleTable({
  notice: [
    both('一号产线 14:00 起停机检修，预计两小时', 'Line 1 stops for service at 14:00, about two hours'),
    both('华东仓今日出库 12,480 件，环比上升 6.2%', 'East warehouse shipped 12,480 pieces today, up 6.2%'),
    both('全厂连续安全生产 368 天', '368 days without accident in the whole plant'),
  ],
});

const SOURCE = both(
  '本屏数据每五分钟自全国三十一个省、自治区、直辖市的生产与物流系统汇总一次，',
  'The figures on this screen are gathered every five minutes from the production and logistics systems of all thirty-one provinces,',
);

export const samples: WidgetSamples = [
  sample('typical', '公告', 'Notices', { ...news, setup: { fontSize: 22 }, size: { width: 640, height: 50 } }),
  sample('typed', '静态文本', 'Typed text', {
    setup: { text: both('欢迎莅临智能制造指挥中心参观指导', 'Welcome to the smart manufacturing command centre') },
  }),
  sample('upright', '向上滚动', 'Upwards', {
    ...news,
    setup: { direction: 'up', fontSize: 20, speed: 24 },
    size: { width: 420, height: 110 },
  }),
  sample('coloured', '背景与颜色', 'Colours', {
    ...news,
    setup: {
      color: STATE_COLOURS.warning,
      background: 'rgba(255,180,60,0.14)',
      direction: 'right',
      fontWeight: 'bold',
      fadeEdges: false,
    },
    size: { width: 640, height: 50 },
  }),
  sample('one-row', '一行', 'One row', {
    columns: COLUMNS,
    rows: [{ value: both('全部设备运行正常', 'All devices run normally') }],
  }),
  sample('negative', '负数', 'Negative', { ...sampleTable({ yearOnYear: [-12.345] }), setup: { joinText: '%' } }),
  sample('long-labels', '长文本', 'Long text', {
    columns: COLUMNS,
    rows: [{ value: both(SOURCE.zh.repeat(4), `${SOURCE.en} `.repeat(4).trim()) }],
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({ value: both(`第 ${i + 1} 条`, `Message ${i + 1}`) })),
  }),
  sample('empty', '空数据', 'Empty', { rows: [] }),
];
