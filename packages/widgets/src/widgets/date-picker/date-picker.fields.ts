import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { controlFields } from '../../fields/control.fields.ts';

const CHOICE = { id: 'choice', label: { zh: '日期', en: 'Date' } };

export const datePickerFields = inGroup(CHOICE, {
  dateType: prop.choice('日期类型', 'Picks a', {
    default: 'day',
    options: choices({ day: ['日', 'Day'], month: ['月', 'Month'], year: ['年', 'Year'] }),
  }),
  promptText: prop.text('提示内容', 'Prompt', {
    hint: { zh: '留空：请选择日期', en: 'Empty: Choose a date' },
    maxLength: 100,
  }),
  defaultDate: prop.choice('默认值', 'Default value', {
    default: 'none',
    options: choices({
      none: ['不选', 'None'],
      current: ['今天 / 本月 / 今年', 'Today, this month or year'],
      previous: ['昨天 / 上月 / 去年', 'Yesterday, last month or year'],
      fixed: ['指定日期', 'A fixed date'],
    }),
  }),
  fixedDate: prop.date('指定日期', 'Fixed date', { showIf: { field: 'defaultDate', in: ['fixed'] } }),
  minDate: prop.date('最早', 'Earliest', { half: true }),
  maxDate: prop.date('最晚', 'Latest', { half: true }),
  showSteps: prop.toggle('前后翻页按钮', 'Back and forward buttons', { default: true, half: true }),
  clearable: prop.toggle('允许清除', 'Can be cleared', { default: true, half: true }),
  ...controlFields,
});
