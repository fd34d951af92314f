import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { cloudColourFields, cloudFields } from './word-cloud.fields.ts';

const TOPICS = bothOfEach(
  '数字化转型, 智能制造, 供应链, 降本增效, 新能源, 数据治理, 客户体验, 碳中和, 工业互联网, 自动化, 云原生, 低代码, 物联网, 质量追溯, ' +
    '柔性生产, 设备运维, 预测性维护, 能耗管理, 机器视觉, 人才培养, 渠道下沉, 私域流量, 会员运营, 直播电商, 冷链物流, 跨境电商, 仓储机器人, 精益生产, ' +
    '安全合规, 边缘计算, 知识图谱, 大模型, 数字孪生, 绿色工厂, 订单协同, 智慧园区, 排产优化, 售后服务, 品牌出海, 精准营销',
  'Digitisation, Smart manufacturing, Supply chain, Lean costs, New energy, Data governance, Customer experience, Net zero, ' +
    'Industrial internet, Automation, Cloud native, Low code, IoT, Traceability, Flexible lines, Maintenance, ' +
    'Predictive upkeep, Energy use, Machine vision, Training, Rural channels, Owned traffic, Loyalty, Live commerce, ' +
    'Cold chain, Cross-border, Warehouse robots, Lean, Compliance, Edge computing, Knowledge graph, Large models, ' +
    'Digital twin, Green plant, Order desk, Smart site, Scheduling, After-sales, Going global, Targeting',
);

export const wordCloud = defineChart({
  type: 'word-cloud',
  icon: 'cloud',
  palette: { task: 'spread', place: 4, words: '标签云 关键词 热词 tags keywords' },
  label: { zh: '词云图', en: 'Word cloud' },
  summary: {
    zh: '用文字大小展示词语的热度',
    en: 'Shows the weight of words by their size',
  },
  shape: 'nameValue',
  slots: {
    name: slot.dimension('词语', 'Word', ['每行一个词语，相同的相加', 'One per row; equal ones add up'], {
      required: true,
    }),
    value: slot.measure('数值', 'Value', ['决定文字大小', 'Gives the size of the word'], { required: true }),
  },
  fields: {
    ...cloudFields,
    ...cloudColourFields,
  },
  sampleRows: TOPICS.map((name, i) => ({ name, value: Math.round(980 / (1 + i * 0.28)) + ((i * 17) % 23) })),
  sampleMapping: [
    { role: 'name', field: 'name' },
    { role: 'value', field: 'value', label: both('提及次数', 'Mentions') },
  ],
  skeleton: 'plane',
});

export type WordCloudProps = PropsOf<typeof wordCloud>;
