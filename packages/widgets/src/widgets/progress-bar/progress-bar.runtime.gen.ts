// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { progressBar as declaration } from './progress-bar.widget.ts';

export const progressBar = runtimeOf<typeof declaration>({
  type: 'progress-bar',
  category: 'chart',
  label: { zh: '进度条', en: 'Progress bar' },
  size: { width: 400, height: 220 },
  shape: 'roles',
  skeleton: 'bars',
  slots: { value: {}, name: {}, display2: {} },
  fields: {
    defaults: {
      target: null,
      reading: 'percent',
      bar: 'solid',
      barHeight: null,
      isUpright: false,
      ticks: 0,
      colorFrom: '',
      colorTo: '',
      trackColor: '',
      isRounded: true,
      isColorful: false,
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
    choices: { reading: ['percent', 'value', 'both', 'none'], bar: ['solid', 'segments', 'stripes'] },
  },
  sampleColumns: { line: { zh: '产线', en: 'Line' }, done: { zh: '完成', en: 'Done' }, plan: { zh: '计划', en: 'Plan' } },
  sampleRows: [
    { line: { zh: '一号产线', en: 'Line 1' }, done: 1842, plan: 2000 },
    { line: { zh: '二号产线', en: 'Line 2' }, done: 1365, plan: 1800 },
    { line: { zh: '三号产线', en: 'Line 3' }, done: 2210, plan: 2200 },
    { line: { zh: '四号产线', en: 'Line 4' }, done: 684, plan: 1500 },
  ],
  sampleMapping: [{ role: 'name', field: 'line' }, { role: 'value', field: 'done' }, { role: 'display2', field: 'plan' }],
  upgrades: [],
});
