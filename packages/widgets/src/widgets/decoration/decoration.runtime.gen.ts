// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { decoration as declaration } from './decoration.widget.ts';

export const decoration = runtimeOf<typeof declaration>({
  type: 'decoration',
  category: 'decoration',
  label: { zh: '装饰', en: 'Decoration' },
  size: { width: 400, height: 150 },
  shape: 'none',
  slots: {},
  fields: {
    defaults: {
      showtype: 'header',
      mainColor: '',
      secondColor: '',
      isAnimated: true,
      caption: '',
      captionSize: 18,
      captionColor: '',
    },
    choices: {
      showtype: [
        'header',
        'section',
        'plate',
        'divider',
        'ring',
        'radar',
        'equaliser',
        'matrix',
        'chevrons',
        'ruler',
        'wave',
        'honeycomb',
      ],
    },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
