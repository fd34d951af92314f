// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { liquidFill as declaration } from './liquid-fill.widget.ts';

export const liquidFill = runtimeOf<typeof declaration>({
  type: 'liquid-fill',
  category: 'chart',
  label: { zh: '水球图', en: 'Liquid fill' },
  size: { width: 220, height: 220 },
  shape: 'roles',
  skeleton: 'disc',
  slots: { value: {}, name: {}, display2: {} },
  fields: {
    defaults: {
      background: '',
      vessel: 'circle',
      waveHeight: 5,
      waveSeconds: 4,
      liquidColor: '',
      isShowOutline: true,
      outlineColor: '',
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
    choices: { vessel: ['circle', 'square', 'diamond', 'drop'], reading: ['percent', 'value', 'both', 'none'] },
  },
  sampleColumns: { reservoir: { zh: '水库蓄水率', en: 'Reservoir' } },
  sampleRows: [{ reservoir: 62.8 }],
  sampleMapping: [{ role: 'value', field: 'reservoir' }],
  upgrades: [],
});
