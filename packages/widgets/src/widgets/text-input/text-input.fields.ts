import { inGroup } from '@aj-report/contract';
import { prop } from '../../kit/widget/prop.ts';
import { controlFields } from '../../fields/control.fields.ts';

const CHOICE = { id: 'choice', label: { zh: '输入', en: 'Input' } };

export const textInputFields = inGroup(CHOICE, {
  promptText: prop.text('提示内容', 'Prompt', {
    hint: { zh: '留空：请输入关键词', en: 'Empty: Enter a keyword' },
    maxLength: 100,
  }),
  defaultValue: prop.text('默认值', 'Default value', { maxLength: 500 }),
  showButton: prop.toggle('搜索按钮', 'Search button', { default: true, half: true }),
  clearable: prop.toggle('允许清除', 'Can be cleared', { default: true, half: true }),
  buttonText: prop.text('按钮文本', 'Button text', {
    hint: { zh: '留空：搜索', en: 'Empty: Search' },
    maxLength: 20,
    showIf: { field: 'showButton', in: [true] },
  }),
  whileTyping: prop.toggle('边输入边查询', 'While typing', {
    hint: { zh: '否则按回车或点击按钮时查询', en: 'Otherwise Enter or the button asks' },
    half: true,
  }),
  debounceMs: prop.number('停顿', 'Pause', {
    hint: { zh: '停止输入多久后查询', en: 'How long typing rests before it is reported' },
    default: 400,
    min: 100,
    max: 5000,
    step: 100,
    unit: 'ms',
    showIf: { field: 'whileTyping', in: [true] },
  }),
  lengthMax: prop.number('最多字数', 'Longest', { default: 100, min: 1, max: 1000 }),
  ...controlFields,
});
