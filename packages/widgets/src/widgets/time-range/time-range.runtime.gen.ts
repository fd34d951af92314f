// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { timeRange as declaration } from './time-range.widget.ts';

export const timeRange = runtimeOf<typeof declaration>({
  type: 'time-range',
  category: 'form',
  label: { zh: '时间筛选器', en: 'Time range' },
  size: { width: 560, height: 44 },
  shape: 'none',
  slots: {},
  fields: {
    defaults: {
      dateType: 'datetimerange',
      ranges: [{ range: 'today' }, { range: 'last-7-days' }, { range: 'this-month' }, { range: 'last-3-months' }],
      showCustom: true,
      clearable: true,
      defaultRange: 'none',
      fontSize: 16,
      color: '',
      background: '',
      activeColor: '',
      borderRadius: 6,
    },
    choices: {
      dateType: ['datetimerange', 'daterange'],
      defaultRange: [
        'none',
        'today',
        'yesterday',
        'this-week',
        'last-week',
        'last-7-days',
        'last-30-days',
        'this-month',
        'last-month',
        'last-3-months',
        'this-quarter',
        'this-year',
        'last-year',
      ],
    },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
