import { LOW_PANEL_SAMPLE, SMALL_PANEL_SAMPLE } from '../../fields/container-samples.ts';
import { both } from '../../kit/text/both.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const size = { width: 400, height: 220 };

export const samples: WidgetSamples = [
  sample('typical', '竖条标题', 'Title with a bar', { setup: { heading: both('产线运行概况', 'Lines at a glance') } }),
  sample('band', '渐变底标题', 'Title on a band', {
    setup: { heading: both('产线运行概况', 'Lines at a glance'), headingStyle: 'band' },
    parts: LOW_PANEL_SAMPLE,
    size,
  }),
  sample('centred', '居中标题', 'Centred title', {
    setup: {
      heading: both('产线运行概况', 'Lines at a glance'),
      headingStyle: 'band',
      headingAlign: 'center',
      accentColor: '#ffb547',
      showBorder: false,
    },
    parts: LOW_PANEL_SAMPLE,
    size,
  }),
  sample('line', '分隔线，可折叠', 'Line, can be folded', {
    setup: { heading: both('产线运行概况', 'Lines at a glance'), headingStyle: 'line', collapsible: true },
    parts: LOW_PANEL_SAMPLE,
    size,
  }),
  sample('folded', '已折叠', 'Folded', {
    setup: { heading: both('告警明细', 'Alarms'), collapsible: true, startFolded: true },
    parts: LOW_PANEL_SAMPLE,
    size,
  }),
  sample('plain', '无标题', 'No title', { setup: { showHeading: false }, parts: LOW_PANEL_SAMPLE, size }),
  sample('small', '小尺寸', 'Small', {
    setup: { heading: both('今日产量', 'Output today'), fontSize: 14, headingHeight: 32 },
    parts: SMALL_PANEL_SAMPLE,
    size: { width: 200, height: 120 },
  }),
  sample('large', '大尺寸', 'Large', {
    setup: { heading: both('产线运行概况', 'Lines at a glance'), fontSize: 32, headingHeight: 80 },
    size: { width: 1200, height: 800 },
  }),
];
