import { field } from '@aj-report/contract';
import { controlFields } from '../../fields/control.fields.ts';

const CHOICE = { id: 'choice', label: { zh: '选项', en: 'Choice' } };

export const dropDownFields = {
  model: field.choice({
    label: { zh: '模式', en: 'Mode' },
    group: CHOICE,
    default: 'drop-down',
    options: [
      { value: 'drop-down', label: { zh: '下拉框', en: 'Drop-down' } },
      { value: 'tabs', label: { zh: 'TAB 按钮', en: 'Tabs' } },
    ],
  }),
  promptText: field.text({
    label: { zh: '提示内容', en: 'Prompt' },
    hint: { zh: '留空：请选择', en: 'Empty: Please choose' },
    group: CHOICE,
    maxLength: 100,
    showIf: { field: 'model', in: ['drop-down'] },
  }),
  defaultValue: field.text({
    label: { zh: '默认值', en: 'Default value' },
    hint: { zh: '打开大屏时选中的值', en: 'The value that is chosen when the screen opens' },
    group: CHOICE,
    maxLength: 500,
  }),
  clearable: field.toggle({ label: { zh: '允许清除', en: 'Can be cleared' }, group: CHOICE, default: true }),
  ...controlFields,
};
