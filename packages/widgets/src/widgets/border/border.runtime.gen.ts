// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { border as declaration } from './border.widget.ts';

export const border = runtimeOf<typeof declaration>({
  type: 'border',
  category: 'decoration',
  label: { zh: '边框', en: 'Border' },
  size: { width: 400, height: 300 },
  shape: 'none',
  slots: {},
  fields: {
    defaults: {
      showtype: 'corners',
      mainColor: '',
      secondColor: '',
      isAnimated: true,
      background: '',
      caption: '',
      captionSize: 18,
      captionColor: '',
    },
    choices: {
      showtype: [
        'corners',
        'chamfer',
        'runner',
        'console',
        'rails',
        'circuit',
        'scope',
        'editorial',
        'titlebar',
        'glass',
        'wings',
        'hazard',
        'deco',
      ],
    },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
