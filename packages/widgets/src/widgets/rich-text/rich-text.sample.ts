import { both } from '../../kit/text/both.ts';
import { sample, sampleRows, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

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
  sample('typical', '典型', 'Typical'),
  sample('empty', '空数据', 'Empty', { rows: [] }),
  sample('one-row', '字段缺失', 'A field is missing', {
    ...sampleTable({ name: [both('一号产线', 'Line 1')], output: [null] }),
    setup: {
      text: both(
        '## {名称}\n今日产量：**{产量}** 件，合格率 {合格率|percent}',
        '## {Name}\nOutput today: **{Output}** pieces, {Pass rate|percent} passed',
      ),
    },
  }),
  sample('each-row', '每行一段', 'Once a row', {
    ...sampleRows(ORDERS),
    setup: {
      text: both(
        '### {门店}\n销售额 ==**{销售额|number:0}**== 元，同比 {同比|percent:1}',
        '### {Store}\nSales ==**{Sales|number:0}**== yuan, {YoY|percent:1} on last year',
      ),
      repeat: 'each',
    },
  }),
  sample('marks', '全部标记', 'All marks', {
    setup: {
      text: both(
        '# 一级标题\n## 二级标题\n### 三级标题\n普通文字、**粗体**、*斜体*、==强调==、~~删除~~、`代码`、[链接](https://example.com/help)。\n\n1. 第一步\n2. 第二步\n\n---\n- 列表\n- 列表\n\n> 引用的话\n> 第二行',
        '# Heading 1\n## Heading 2\n### Heading 3\nPlain, **bold**, *italic*, ==marked==, ~~struck~~, `code`, [link](https://example.com/help).\n\n1. First step\n2. Second step\n\n---\n- List\n- List\n\n> A quotation\n> Its second line',
      ),
      fontSize: 14,
    },
    size: { width: 480, height: 360 },
  }),
  sample('markup-in-data', '数据中的标记', 'Markup in data', {
    ...sampleTable({
      remark: [
        both('<img src=x onerror=alert(1)> **不是粗体** {销售额}', '<img src=x onerror=alert(1)> **not bold** {Sales}'),
      ],
    }),
    setup: { text: both('备注：{备注}', 'Remark: {Remark}') },
  }),
  sample('negative', '负数', 'Negative', {
    ...sampleTable({ profit: [-1_234_567.891], yearOnYear: [-0.256] }),
    setup: {
      text: both(
        '利润 **{利润|short}** 元\n同比 {同比|percent:1}',
        'Profit **{Profit|short}** yuan\n{YoY|percent:1} on last year',
      ),
      textAlign: 'center',
      verticalAlign: 'center',
      fontSize: 30,
    },
  }),
  sample('long-labels', '长文', 'A long text', {
    setup: {
      text: both(
        `# 关于进一步做好迎峰度夏电力保供工作的通知\n${DUTY.zh.repeat(6)}`,
        `# Notice on the power supply in the summer peak\n${`${DUTY.en} `.repeat(6).trim()}`,
      ),
    },
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(Array.from({ length: 1000 }, (_, i) => ({ id: `NO.${i + 1}`, quantity: (i * 37) % 500 }))),
    setup: {
      text: both('{编号}：**{数量}** 件', '{ID}: **{Quantity}** pieces'),
      repeat: 'each',
      limit: 8,
      fontSize: 14,
    },
  }),
];
