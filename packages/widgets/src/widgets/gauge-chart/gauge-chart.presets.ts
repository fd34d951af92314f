import { STATE_COLOURS } from '../../fields/state-colours.ts';
import { both } from '../../kit/text/both.ts';
import { sample } from '../../kit/widget/widget-sample.ts';
import type { WidgetPresets } from '../../kit/widget/widget-preset.ts';

const STAGES = [
  { limit: 60, color: STATE_COLOURS.danger },
  { limit: 85, color: STATE_COLOURS.warning },
  { limit: 100, color: STATE_COLOURS.good },
];

export const presets: WidgetPresets = [
  sample('stages', '分段仪表盘（指针）', 'Gauge with a pointer', {
    rows: [{ value: 48 }],
    setup: { gaugeName: both('设备健康度', 'Device health'), stages: STAGES, isShowPointer: true, roundCap: false },
  }),
  sample('half', '半圆仪表盘', 'Half gauge', {
    rows: [{ value: 128_400 }],
    setup: {
      gaugeName: both('今日产量', 'Output today'),
      startAngle: 180,
      endAngle: 0,
      unit: both('件', ' pcs'),
      ringWidth: 20,
      isShowTick: false,
    },
  }),
  sample('full', '整圆仪表盘', 'Full-circle gauge', {
    rows: [{ value: 86.5 }],
    setup: {
      startAngle: 90,
      endAngle: -270,
      isShowTick: false,
      isShowAxisLabel: false,
      gaugeName: both('出勤率', 'Attendance'),
    },
  }),
];
