// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { multiRingChart as declaration } from './multi-ring-chart.widget.ts';

export const multiRingChart = runtimeOf<typeof declaration>({
  type: 'multi-ring-chart',
  category: 'chart',
  label: { zh: '多环图', en: 'Multi-ring chart' },
  size: { width: 400, height: 240 },
  shape: 'roles',
  skeleton: 'disc',
  slots: { value: {}, name: {}, display2: {} },
  fields: {
    defaults: {
      background: '',
      ringWidth: 62,
      startAngle: 0,
      sweepAngle: 360,
      isRounded: true,
      trackColor: '',
      ringGap: 40,
      target: null,
      reading: 'percent',
      isShowName: true,
      fontSize: null,
      color: '',
      valueColor: '',
      prefixText: '',
      unit: '',
      decimals: null,
      abbreviate: false,
      customColor: [],
      conditions: [],
    },
    choices: { reading: ['percent', 'value', 'both', 'none'] },
    scales: { ringWidth: 'stroke' },
  },
  sampleColumns: {
    division: { zh: '事业部', en: 'Division' },
    collected: { zh: '回款', en: 'Collected' },
    target: { zh: '目标', en: 'Target' },
  },
  sampleRows: [
    { division: { zh: '华东', en: 'East' }, collected: 8640, target: 10000 },
    { division: { zh: '华南', en: 'South' }, collected: 6120, target: 8500 },
    { division: { zh: '华北', en: 'North' }, collected: 4380, target: 7200 },
    { division: { zh: '西南', en: 'Southwest' }, collected: 2210, target: 5000 },
  ],
  sampleMapping: [
    { role: 'name', field: 'division' },
    { role: 'value', field: 'collected' },
    { role: 'display2', field: 'target' },
  ],
  upgrades: [],
});
