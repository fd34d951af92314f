// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { textInput as declaration } from './text-input.widget.ts';

export const textInput = runtimeOf<typeof declaration>({
  type: 'text-input',
  category: 'form',
  label: { zh: '输入框', en: 'Text input' },
  size: { width: 320, height: 44 },
  shape: 'none',
  slots: {},
  fields: {
    defaults: {
      promptText: '',
      defaultValue: '',
      showButton: true,
      clearable: true,
      buttonText: '',
      whileTyping: false,
      debounceMs: 400,
      lengthMax: 100,
      fontSize: 16,
      color: '',
      background: '',
      activeColor: '',
      borderRadius: 6,
    },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
