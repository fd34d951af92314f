// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { flowingLine as declaration } from './flowing-line.widget.ts';

export const flowingLine = runtimeOf<typeof declaration>({
  type: 'flowing-line',
  category: 'decoration',
  label: { zh: '流光直线', en: 'Flowing line' },
  size: { width: 400, height: 4 },
  shape: 'none',
  slots: {},
  fields: {
    defaults: {
      background: '',
      lightColor: '',
      flowDirection: 'left',
      flowingLightSpeed: 'medium',
      flowingLightRotationCenter: 'left',
      rotationAngle: 0,
    },
    choices: {
      flowDirection: ['left', 'right'],
      flowingLightSpeed: ['low', 'medium', 'high'],
      flowingLightRotationCenter: ['left', 'center', 'right'],
    },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
