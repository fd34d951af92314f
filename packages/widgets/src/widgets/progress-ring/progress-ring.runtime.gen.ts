// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { progressRing as declaration } from './progress-ring.widget.ts';

export const progressRing = runtimeOf<typeof declaration>({
  type: 'progress-ring',
  category: 'chart',
  label: { zh: '进度环', en: 'Progress ring' },
  size: { width: 220, height: 220 },
  shape: 'roles',
  skeleton: 'disc',
  slots: { value: {}, name: {}, display2: {} },
  fields: {
    defaults: {
      background: '',
      ringWidth: 16,
      startAngle: 0,
      sweepAngle: 360,
      isRounded: true,
      trackColor: '',
      ringStyle: 'solid',
      segments: 40,
      colorFrom: '',
      colorTo: '',
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
      conditions: [],
    },
    choices: { ringStyle: ['solid', 'segments'], reading: ['percent', 'value', 'both', 'none'] },
    scales: { ringWidth: 'stroke' },
  },
  sampleColumns: { completion: { zh: '完成率', en: 'Completion' } },
  sampleRows: [{ completion: 76.4 }],
  sampleMapping: [{ role: 'value', field: 'completion' }],
  upgrades: [],
});
