import { LOW_PANEL_SAMPLE, SMALL_PANEL_SAMPLE } from '../../fields/container-samples.ts';
import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

const size = { width: 400, height: 220 };

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '竖条标题', en: 'Title with a bar' },
    setup: { heading: both('产线运行概况', 'Lines at a glance') },
  },
  {
    name: 'band',
    label: { zh: '渐变底标题', en: 'Title on a band' },
    setup: { heading: both('产线运行概况', 'Lines at a glance'), headingStyle: 'band' },
    parts: LOW_PANEL_SAMPLE,
    size,
  },
  {
    name: 'centred',
    label: { zh: '居中标题', en: 'Centred title' },
    setup: {
      heading: both('产线运行概况', 'Lines at a glance'),
      headingStyle: 'band',
      headingAlign: 'center',
      accentColor: '#ffb547',
      showBorder: false,
    },
    parts: LOW_PANEL_SAMPLE,
    size,
  },
  {
    name: 'line',
    label: { zh: '分隔线，可折叠', en: 'Line, can be folded' },
    setup: { heading: both('产线运行概况', 'Lines at a glance'), headingStyle: 'line', collapsible: true },
    parts: LOW_PANEL_SAMPLE,
    size,
  },
  {
    name: 'folded',
    label: { zh: '已折叠', en: 'Folded' },
    setup: { heading: both('告警明细', 'Alarms'), collapsible: true, startFolded: true },
    parts: LOW_PANEL_SAMPLE,
    size,
  },
  {
    name: 'plain',
    label: { zh: '无标题', en: 'No title' },
    setup: { showHeading: false },
    parts: LOW_PANEL_SAMPLE,
    size,
  },
  {
    name: 'small',
    label: { zh: '小尺寸', en: 'Small' },
    setup: { heading: both('今日产量', 'Output today'), fontSize: 14, headingHeight: 32 },
    parts: SMALL_PANEL_SAMPLE,
    size: { width: 200, height: 120 },
  },
  {
    name: 'large',
    label: { zh: '大尺寸', en: 'Large' },
    setup: { heading: both('产线运行概况', 'Lines at a glance'), fontSize: 32, headingHeight: 80 },
    size: { width: 1200, height: 800 },
  },
];
