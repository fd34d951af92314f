// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { dropDown as declaration } from './drop-down.widget.ts';

export const dropDown = runtimeOf<typeof declaration>({
  type: 'drop-down',
  category: 'form',
  label: { zh: '下拉框', en: 'Drop-down' },
  size: { width: 240, height: 44 },
  shape: 'rows',
  slots: { label: {}, value: {} },
  fields: {
    defaults: {
      model: 'drop-down',
      promptText: '',
      defaultValue: '',
      clearable: true,
      fontSize: 16,
      color: '',
      background: '',
      activeColor: '',
      borderRadius: 6,
    },
    choices: { model: ['drop-down', 'tabs'] },
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
