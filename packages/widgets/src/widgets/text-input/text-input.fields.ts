import { field } from '@aj-report/contract';
import { controlFields } from '../../fields/control.fields.ts';

const CHOICE = { id: 'choice', label: { zh: '输入', en: 'Input' } };

export const textInputFields = {
  promptText: field.text({
    label: { zh: '提示内容', en: 'Prompt' },
    hint: { zh: '留空：请输入关键词', en: 'Empty: Enter a keyword' },
    group: CHOICE,
    maxLength: 100,
  }),
  defaultValue: field.text({ label: { zh: '默认值', en: 'Default value' }, group: CHOICE, maxLength: 500 }),
  showButton: field.toggle({
    label: { zh: '搜索按钮', en: 'Search button' },
    group: CHOICE,
    default: true,
    half: true,
  }),
  clearable: field.toggle({
    label: { zh: '允许清除', en: 'Can be cleared' },
    group: CHOICE,
    default: true,
    half: true,
  }),
  buttonText: field.text({
    label: { zh: '按钮文本', en: 'Button text' },
    hint: { zh: '留空：搜索', en: 'Empty: Search' },
    group: CHOICE,
    maxLength: 20,
    showIf: { field: 'showButton', in: [true] },
  }),
  whileTyping: field.toggle({
    label: { zh: '边输入边查询', en: 'While typing' },
    hint: { zh: '否则按回车或点击按钮时查询', en: 'Otherwise Enter or the button asks' },
    group: CHOICE,
    half: true,
  }),
  debounceMs: field.number({
    label: { zh: '停顿', en: 'Pause' },
    hint: { zh: '停止输入多久后查询', en: 'How long typing rests before it is told' },
    group: CHOICE,
    default: 400,
    min: 100,
    max: 5000,
    step: 100,
    unit: 'ms',
    half: true,
    showIf: { field: 'whileTyping', in: [true] },
  }),
  lengthMax: field.number({
    label: { zh: '最多字数', en: 'Longest' },
    group: CHOICE,
    default: 100,
    min: 1,
    max: 1000,
    half: true,
  }),
  ...controlFields,
};
