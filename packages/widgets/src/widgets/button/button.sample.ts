import { both } from '../../kit/text/both.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

export const samples: WidgetSamples = [
  sample('typical', '查询按钮', 'Query'),
  sample('tinted', '浅色', 'Tinted', { setup: { variant: 'tinted', text: both('导出明细', 'Export rows') } }),
  sample('outlined', '描边', 'Outlined', { setup: { variant: 'outlined', text: both('重置', 'Reset') } }),
  sample('plain', '纯文字', 'Plain', { setup: { variant: 'plain', text: both('查看更多', 'Show more') } }),
  sample('coloured', '自定义颜色', 'Own colours', {
    setup: { text: both('报警确认', 'Confirm'), backgroundColor: '#ffb547', borderRadius: 22, letterSpacing: 0.1 },
  }),
  sample('long', '文字过长', 'Long text', {
    setup: {
      text: both(
        '查看长三角智能制造产业集群全部指标',
        'Show all figures of the Yangtze Delta smart manufacturing cluster',
      ),
      linkAddress: 'https://report.example/detail',
    },
  }),
  sample('small', '小尺寸', 'Small', { size: { width: 200, height: 120 } }),
  sample('large', '大尺寸', 'Large', { setup: { fontSize: 48 }, size: { width: 600, height: 160 } }),
];
