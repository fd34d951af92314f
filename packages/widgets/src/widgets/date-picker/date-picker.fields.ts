import { field } from '@aj-report/contract';
import { controlFields } from '../../fields/control.fields.ts';

const CHOICE = { id: 'choice', label: { zh: '日期', en: 'Date' } };

export const datePickerFields = {
  dateType: field.choice({
    label: { zh: '日期类型', en: 'Picks a' },
    group: CHOICE,
    default: 'day',
    options: [
      { value: 'day', label: { zh: '日', en: 'Day' } },
      { value: 'month', label: { zh: '月', en: 'Month' } },
      { value: 'year', label: { zh: '年', en: 'Year' } },
    ],
  }),
  promptText: field.text({
    label: { zh: '提示内容', en: 'Prompt' },
    hint: { zh: '留空：请选择日期', en: 'Empty: Choose a date' },
    group: CHOICE,
    maxLength: 100,
  }),
  defaultDate: field.choice({
    label: { zh: '默认值', en: 'Default value' },
    group: CHOICE,
    default: 'none',
    options: [
      { value: 'none', label: { zh: '不选', en: 'None' } },
      { value: 'current', label: { zh: '今天 / 本月 / 今年', en: 'Today, this month or year' } },
      { value: 'previous', label: { zh: '昨天 / 上月 / 去年', en: 'Yesterday, last month or year' } },
      { value: 'fixed', label: { zh: '指定日期', en: 'A fixed date' } },
    ],
  }),
  fixedDate: field.date({
    label: { zh: '指定日期', en: 'Fixed date' },
    group: CHOICE,
    showIf: { field: 'defaultDate', in: ['fixed'] },
  }),
  minDate: field.date({ label: { zh: '最早', en: 'Earliest' }, group: CHOICE, half: true }),
  maxDate: field.date({ label: { zh: '最晚', en: 'Latest' }, group: CHOICE, half: true }),
  showSteps: field.toggle({
    label: { zh: '前后翻页按钮', en: 'Back and forward buttons' },
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
  ...controlFields,
};
