import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { controlFields } from '../../fields/control.fields.ts';

const CHOICE = { id: 'choice', label: { zh: '选项', en: 'Choice' } };

export const dropDownFields = inGroup(CHOICE, {
  model: prop.choice('模式', 'Mode', {
    default: 'drop-down',
    options: choices({ 'drop-down': ['下拉框', 'Drop-down'], tabs: ['TAB 按钮', 'Tabs'] }),
  }),
  promptText: prop.text('提示内容', 'Prompt', {
    hint: { zh: '留空：请选择', en: 'Empty: Please choose' },
    maxLength: 100,
    showIf: { field: 'model', in: ['drop-down'] },
  }),
  defaultValue: prop.text('默认值', 'Default value', {
    hint: { zh: '打开大屏时选中的值', en: 'The value that is chosen when the screen opens' },
    maxLength: 500,
  }),
  clearable: prop.toggle('允许清除', 'Can be cleared', { default: true }),
  ...controlFields,
});
