// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { tabs as declaration } from './tabs.widget.ts';

export const tabs = runtimeOf<typeof declaration>({
  type: 'tabs',
  category: 'form',
  label: { zh: '选项卡', en: 'Tabs' },
  size: { width: 480, height: 48 },
  shape: 'rows',
  slots: { label: {}, value: {} },
  fields: {
    defaults: {
      variant: 'underlined',
      direction: 'row',
      stretch: false,
      showAll: false,
      allText: '',
      defaultValue: '',
      turnSeconds: 0,
      fontSize: 16,
      color: '',
      background: '',
      activeColor: '',
      borderRadius: 6,
    },
    choices: { variant: ['underlined', 'segmented', 'pills', 'slanted'], direction: ['row', 'column'] },
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
