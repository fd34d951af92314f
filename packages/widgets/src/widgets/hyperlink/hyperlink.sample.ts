import { both } from '../../kit/text/both.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const linkAddress = '/bigscreen/viewer?reportCode=detail&region={region}';

export const samples: WidgetSamples = [
  sample('typical', '链接', 'Link', { setup: { text: both('查看明细', 'Show details'), linkAddress } }),
  sample('button', '按钮样式', 'Like a button', {
    setup: {
      text: both('进入生产大屏', 'Open the production screen'),
      linkAddress,
      underline: false,
      background: 'linear-gradient(90deg, #1c6fe0, #2f5fd0)',
      color: '#ffffff',
      fontSize: 20,
      letterSpacing: 0.1,
    },
    size: { width: 220, height: 48 },
  }),
  sample('mail', '邮件', 'Mail', {
    setup: { text: 'ops@example.org', linkAddress: 'mailto:ops@example.org', textAlign: 'left', fontSize: 18 },
  }),
  sample('small', '小尺寸', 'Small', {
    setup: { text: both('更多', 'More'), linkAddress, fontSize: 14 },
    size: { width: 80, height: 28 },
  }),
  sample('large', '大字', 'Large', {
    setup: { text: both('返回总览', 'Back to the overview'), linkAddress, fontSize: 64, fontWeight: 'bold' },
    size: { width: 420, height: 120 },
  }),
];
