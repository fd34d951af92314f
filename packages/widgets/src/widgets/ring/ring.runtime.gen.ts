// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { ring as declaration } from './ring.widget.ts';

export const ring = runtimeOf<typeof declaration>({
  type: 'ring',
  category: 'decoration',
  label: { zh: '装饰圆环', en: 'Ring' },
  size: { width: 260, height: 260 },
  shape: 'singleValue',
  skeleton: 'disc',
  slots: { text: {} },
  fields: {
    defaults: {
      showtype: 'halo',
      mainColor: '',
      secondColor: '',
      isAnimated: true,
      turnSeconds: 24,
      isReversed: false,
      showValue: true,
      label: '',
      suffix: '',
      decimals: null,
      fontSize: null,
      color: '',
    },
    choices: { showtype: ['halo', 'comet', 'gear', 'compass', 'reactor', 'orbits', 'ripple'] },
  },
  sampleColumns: { targetAttained: { zh: '目标达成率', en: 'Target attained' } },
  sampleRows: [{ targetAttained: 86.4 }],
  sampleMapping: [{ role: 'text', field: 'targetAttained' }],
  upgrades: [],
});
