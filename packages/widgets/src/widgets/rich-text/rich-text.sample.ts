import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  name: both('名称', 'Name'),
  output: both('产量', 'Output'),
  store: both('门店', 'Store'),

  yearOnYear: both('同比', 'YoY'),
  remark: both('备注', 'Remark'),
  profit: both('利润', 'Profit'),
  id: both('编号', 'ID'),
  quantity: both('数量', 'Quantity'),
};

const ORDERS = [
  { store: both('南京西路店', 'Nanjing West Road'), sales: 386_200, yearOnYear: 0.128 },
  { store: both('天河城店', 'Teemall'), sales: 352_900, yearOnYear: -0.036 },
  { store: both('春熙路店', 'Chunxi Road'), sales: 298_450, yearOnYear: 0.214 },
];

const DUTY = both(
  '各单位要提高站位，压实责任，按日调度机组出力、电煤库存与用电负荷，发现异常立即上报并处置。',
  'Every unit takes this seriously, names who answers for it, plans output, coal stocks and load day by day, reports and handles what is out of order at once.',
);

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  { name: 'empty', label: { zh: '空数据', en: 'Empty' }, rows: [] },
  {
    name: 'one-row',
    label: { zh: '字段缺失', en: 'A field is missing' },
    columns: COLUMNS,
    rows: [{ name: both('一号产线', 'Line 1'), output: null }],
    setup: {
      text: both(
        '## {名称}\n今日产量：**{产量}** 件，合格率 {合格率|percent}',
        '## {Name}\nOutput today: **{Output}** pieces, {Pass rate|percent} passed',
      ),
    },
  },
  {
    name: 'each-row',
    label: { zh: '每行一段', en: 'Once a row' },
    columns: COLUMNS,
    rows: ORDERS,
    setup: {
      text: both(
        '### {门店}\n销售额 ==**{销售额|number:0}**== 元，同比 {同比|percent:1}',
        '### {Store}\nSales ==**{Sales|number:0}**== yuan, {YoY|percent:1} on last year',
      ),
      repeat: 'each',
    },
  },
  {
    name: 'marks',
    label: { zh: '全部标记', en: 'All marks' },
    setup: {
      text: both(
        '# 一级标题\n## 二级标题\n### 三级标题\n普通文字、**粗体**、*斜体*、==强调==、~~删除~~、`代码`、[链接](https://example.com/help)。\n\n1. 第一步\n2. 第二步\n\n---\n- 列表\n- 列表\n\n> 引用的话\n> 第二行',
        '# Heading 1\n## Heading 2\n### Heading 3\nPlain, **bold**, *italic*, ==marked==, ~~struck~~, `code`, [link](https://example.com/help).\n\n1. First step\n2. Second step\n\n---\n- List\n- List\n\n> A quotation\n> Its second line',
      ),
      fontSize: 14,
    },
    size: { width: 480, height: 360 },
  },
  {
    name: 'markup-in-data',
    label: { zh: '数据中的标记', en: 'Markup in data' },
    columns: COLUMNS,
    rows: [
      {
        remark: both(
          '<img src=x onerror=alert(1)> **不是粗体** {销售额}',
          '<img src=x onerror=alert(1)> **not bold** {Sales}',
        ),
      },
    ],
    setup: { text: both('备注：{备注}', 'Remark: {Remark}') },
  },
  {
    name: 'negative',
    label: { zh: '负数', en: 'Negative' },
    columns: COLUMNS,
    rows: [{ profit: -1_234_567.891, yearOnYear: -0.256 }],
    setup: {
      text: both(
        '利润 **{利润|short}** 元\n同比 {同比|percent:1}',
        'Profit **{Profit|short}** yuan\n{YoY|percent:1} on last year',
      ),
      textAlign: 'center',
      verticalAlign: 'center',
      fontSize: 30,
    },
  },
  {
    name: 'long-labels',
    label: { zh: '长文', en: 'A long text' },
    setup: {
      text: both(
        `# 关于进一步做好迎峰度夏电力保供工作的通知\n${DUTY.zh.repeat(6)}`,
        `# Notice on the power supply in the summer peak\n${`${DUTY.en} `.repeat(6).trim()}`,
      ),
    },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({ id: `NO.${i + 1}`, quantity: (i * 37) % 500 })),
    setup: {
      text: both('{编号}：**{数量}** 件', '{ID}: **{Quantity}** pieces'),
      repeat: 'each',
      limit: 8,
      fontSize: 14,
    },
  },
];
