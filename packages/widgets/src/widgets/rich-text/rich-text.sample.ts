import type { WidgetSamples } from '../../kit/widget-sample.ts';

const ORDERS = [
  { 门店: '南京西路店', 销售额: 386_200, 同比: 0.128 },
  { 门店: '天河城店', 销售额: 352_900, 同比: -0.036 },
  { 门店: '春熙路店', 销售额: 298_450, 同比: 0.214 },
];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  { name: 'empty', label: { zh: '空数据', en: 'Empty' }, rows: [] },
  {
    name: 'one-row',
    label: { zh: '字段缺失', en: 'A field is missing' },
    rows: [{ 名称: '一号产线', 产量: null }],
    setup: { text: '## {名称}\n今日产量：**{产量}** 件，合格率 {合格率|percent}' },
  },
  {
    name: 'each-row',
    label: { zh: '每行一段', en: 'Once a row' },
    rows: ORDERS,
    setup: { text: '### {门店}\n销售额 ==**{销售额|number:0}**== 元，同比 {同比|percent:1}', repeat: 'each' },
  },
  {
    name: 'marks',
    label: { zh: '全部标记', en: 'All marks' },
    setup: {
      text: '# 一级标题\n## 二级标题\n### 三级标题\n普通文字、**粗体**、*斜体*、==强调==、~~删除~~、`代码`、[链接](https://example.com/help)。\n\n1. 第一步\n2. 第二步\n\n---\n- 列表\n- 列表\n\n> 引用的话\n> 第二行',
      fontSize: 14,
    },
    size: { width: 480, height: 360 },
  },
  {
    name: 'markup-in-data',
    label: { zh: '数据中的标记', en: 'Markup in data' },
    rows: [{ 备注: '<img src=x onerror=alert(1)> **不是粗体** {销售额}' }],
    setup: { text: '备注：{备注}' },
  },
  {
    name: 'negative',
    label: { zh: '负数', en: 'Negative' },
    rows: [{ 利润: -1_234_567.891, 同比: -0.256 }],
    setup: {
      text: '利润 **{利润|short}** 元\n同比 {同比|percent:1}',
      textAlign: 'center',
      verticalAlign: 'center',
      fontSize: 30,
    },
  },
  {
    name: 'long-labels',
    label: { zh: '长文', en: 'A long text' },
    setup: {
      text: `# 关于进一步做好迎峰度夏电力保供工作的通知\n${'各单位要提高站位，压实责任，按日调度机组出力、电煤库存与用电负荷，发现异常立即上报并处置。'.repeat(6)}`,
    },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({ 编号: `NO.${i + 1}`, 数量: (i * 37) % 500 })),
    setup: { text: '{编号}：**{数量}** 件', repeat: 'each', limit: 8, fontSize: 14 },
  },
];
