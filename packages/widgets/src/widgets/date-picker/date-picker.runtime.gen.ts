// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { datePicker as declaration } from './date-picker.widget.ts';

export const datePicker = runtimeOf<typeof declaration>({
  type: 'date-picker',
  category: 'form',
  label: { zh: '日期选择', en: 'Date' },
  size: { width: 260, height: 44 },
  shape: 'none',
  slots: {},
  fields: {
    defaults: {
      dateType: 'day',
      promptText: '',
      defaultDate: 'none',
      fixedDate: '',
      minDate: '',
      maxDate: '',
      showSteps: true,
      clearable: true,
      fontSize: 16,
      color: '',
      background: '',
      activeColor: '',
      borderRadius: 6,
    },
    choices: { dateType: ['day', 'month', 'year'], defaultDate: ['none', 'current', 'previous', 'fixed'] },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
