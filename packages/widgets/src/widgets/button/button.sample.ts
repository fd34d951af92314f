import type { WidgetSamples } from '../../kit/widget-sample.ts';

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '查询按钮', en: 'Query' } },
  { name: 'tinted', label: { zh: '浅色', en: 'Tinted' }, setup: { variant: 'tinted', text: '导出明细' } },
  { name: 'outlined', label: { zh: '描边', en: 'Outlined' }, setup: { variant: 'outlined', text: '重置' } },
  { name: 'plain', label: { zh: '纯文字', en: 'Plain' }, setup: { variant: 'plain', text: '查看更多' } },
  {
    name: 'coloured',
    label: { zh: '自定义颜色', en: 'Own colours' },
    setup: { text: '报警确认', backgroundColor: '#ffb547', borderRadius: 22, letterSpacing: 0.1 },
  },
  {
    name: 'long',
    label: { zh: '文字过长', en: 'Long text' },
    setup: { text: '查看长三角智能制造产业集群全部指标', linkAddress: 'https://report.example/detail' },
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 200, height: 120 } },
  { name: 'large', label: { zh: '大尺寸', en: 'Large' }, setup: { fontSize: 48 }, size: { width: 600, height: 160 } },
];
