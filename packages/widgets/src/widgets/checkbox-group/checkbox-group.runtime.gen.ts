// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { checkboxGroup as declaration } from './checkbox-group.widget.ts';

export const checkboxGroup = runtimeOf<typeof declaration>({
  type: 'checkbox-group',
  category: 'form',
  label: { zh: '复选框组', en: 'Checkboxes' },
  size: { width: 580, height: 44 },
  shape: 'rows',
  slots: { label: {}, value: {} },
  fields: {
    defaults: {
      variant: 'boxes',
      direction: 'row',
      showAll: true,
      allFilters: true,
      defaultValue: '',
      fontSize: 16,
      color: '',
      background: '',
      activeColor: '',
      borderRadius: 6,
    },
    choices: { variant: ['boxes', 'tags'], direction: ['row', 'column'] },
  },
  sampleRows: [
    { label: { zh: '华东大区', en: 'East' }, value: 'east' },
    { label: { zh: '华南大区', en: 'South' }, value: 'south' },
    { label: { zh: '华北大区', en: 'North' }, value: 'north' },
    { label: { zh: '西南大区', en: 'Southwest' }, value: 'southwest' },
  ],
  sampleMapping: [{ role: 'label', field: 'label' }, { role: 'value', field: 'value' }],
  upgrades: [],
});
