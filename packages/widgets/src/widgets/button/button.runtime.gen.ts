// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { button as declaration } from './button.widget.ts';

export const button = runtimeOf<typeof declaration>({
  type: 'button',
  category: 'form',
  label: { zh: '按钮', en: 'Button' },
  size: { width: 140, height: 44 },
  shape: 'none',
  slots: {},
  fields: {
    defaults: {
      text: '',
      action: 'tell',
      params: [],
      linkAddress: '',
      jumpMode: 'other',
      variant: 'filled',
      fontSize: 16,
      fontWeight: 'bold',
      color: '',
      backgroundColor: '',
      letterSpacing: 0,
      textAlign: 'center',
      borderRadius: 6,
    },
    choices: {
      action: ['tell', 'fullscreen'],
      jumpMode: ['self', 'other'],
      variant: ['filled', 'tinted', 'outlined', 'plain'],
      fontWeight: ['normal', 'bold', 'bolder', 'lighter'],
      textAlign: ['center', 'left', 'right'],
    },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
