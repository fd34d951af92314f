import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

const linkAddress = '/bigscreen/viewer?reportCode=detail&region={region}';

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '链接', en: 'Link' },
    setup: { text: both('查看明细', 'Show details'), linkAddress },
  },
  {
    name: 'button',
    label: { zh: '按钮样式', en: 'Like a button' },
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
  },
  {
    name: 'mail',
    label: { zh: '邮件', en: 'Mail' },
    setup: { text: 'ops@example.org', linkAddress: 'mailto:ops@example.org', textAlign: 'left', fontSize: 18 },
  },
  {
    name: 'small',
    label: { zh: '小尺寸', en: 'Small' },
    setup: { text: both('更多', 'More'), linkAddress, fontSize: 14 },
    size: { width: 80, height: 28 },
  },
  {
    name: 'large',
    label: { zh: '大字', en: 'Large' },
    setup: { text: both('返回总览', 'Back to the overview'), linkAddress, fontSize: 64, fontWeight: 'bold' },
    size: { width: 420, height: 120 },
  },
];
