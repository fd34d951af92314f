// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { hyperlink as declaration } from './hyperlink.widget.ts';

export const hyperlink = runtimeOf<typeof declaration>({
  type: 'hyperlink',
  category: 'text',
  label: { zh: '超链接', en: 'Hyperlink' },
  size: { width: 180, height: 50 },
  shape: 'none',
  slots: {},
  fields: {
    defaults: {
      text: '超链接',
      linkAddress: '',
      jumpMode: 'self',
      underline: true,
      fontSize: 26,
      color: '',
      fontWeight: 'normal',
      fontFamily: '',
      letterSpacing: 0,
      background: '',
      textAlign: 'center',
    },
    choices: {
      jumpMode: ['self', 'other'],
      fontWeight: ['normal', 'bold', 'bolder', 'lighter'],
      textAlign: ['center', 'left', 'right'],
    },
    words: { text: { zh: '超链接', en: 'Hyperlink' } },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
