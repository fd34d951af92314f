// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { clock as declaration } from './clock.widget.ts';

export const clock = runtimeOf<typeof declaration>({
  type: 'clock',
  category: 'text',
  label: { zh: '时钟', en: 'Clock' },
  size: { width: 220, height: 220 },
  shape: 'none',
  slots: {},
  fields: {
    defaults: {
      numerals: 'quarters',
      utcOffset: null,
      caption: '',
      isShowSeconds: true,
      isShowMinuteMarks: true,
      faceColor: '',
      rimColor: '',
      markColor: '',
      handColor: '',
      secondColor: '',
    },
    choices: { numerals: ['quarters', 'all', 'none'] },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
