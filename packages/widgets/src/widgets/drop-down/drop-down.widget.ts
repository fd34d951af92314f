import { defineWidget } from '../../kit/define-widget.ts';
import { dropDownFields } from './drop-down.fields.ts';

/** A filter: what is chosen becomes a parameter of other widgets (domain-facts §1.7, form widgets). */
export const dropDown = defineWidget({
  type: 'drop-down',
  category: 'form',
  icon: 'funnel',
  label: { zh: '下拉框', en: 'Drop-down' },
  summary: { zh: '下拉或 TAB 按钮筛选，联动其他组件', en: 'Filters other widgets, as a list or as tabs' },
  size: { width: 240, height: 44 },
  shape: 'rows',
  slots: {
    label: {
      label: { zh: '显示名', en: 'Label' },
      kind: 'any',
      hint: { zh: '选项上显示的文字', en: 'What a choice reads' },
      required: true,
    },
    value: {
      label: { zh: '值', en: 'Value' },
      kind: 'any',
      hint: { zh: '传给联动组件的值；留空同显示名', en: 'What linked widgets receive; the label when there is none' },
    },
  },
  fields: dropDownFields,
  events: {
    select: {
      label: { zh: '选中', en: 'Chosen' },
      payload: { value: { zh: '值', en: 'Value' }, label: { zh: '显示名', en: 'Label' } },
    },
  },
  refreshMs: 60_000,
  sampleRows: [
    { label: '华东大区', value: 'east' },
    { label: '华南大区', value: 'south' },
    { label: '华北大区', value: 'north' },
    { label: '西南大区', value: 'southwest' },
  ],
  sampleMapping: [
    { role: 'label', field: 'label' },
    { role: 'value', field: 'value' },
  ],
  upgrades: [],
});
