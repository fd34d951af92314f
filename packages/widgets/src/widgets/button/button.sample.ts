import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '查询按钮', en: 'Query' } },
  {
    name: 'tinted',
    label: { zh: '浅色', en: 'Tinted' },
    setup: { variant: 'tinted', text: both('导出明细', 'Export rows') },
  },
  {
    name: 'outlined',
    label: { zh: '描边', en: 'Outlined' },
    setup: { variant: 'outlined', text: both('重置', 'Reset') },
  },
  {
    name: 'plain',
    label: { zh: '纯文字', en: 'Plain' },
    setup: { variant: 'plain', text: both('查看更多', 'Show more') },
  },
  {
    name: 'coloured',
    label: { zh: '自定义颜色', en: 'Own colours' },
    setup: { text: both('报警确认', 'Confirm'), backgroundColor: '#ffb547', borderRadius: 22, letterSpacing: 0.1 },
  },
  {
    name: 'long',
    label: { zh: '文字过长', en: 'Long text' },
    setup: {
      text: both(
        '查看长三角智能制造产业集群全部指标',
        'Show all figures of the Yangtze Delta smart manufacturing cluster',
      ),
      linkAddress: 'https://report.example/detail',
    },
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 200, height: 120 } },
  { name: 'large', label: { zh: '大尺寸', en: 'Large' }, setup: { fontSize: 48 }, size: { width: 600, height: 160 } },
];
