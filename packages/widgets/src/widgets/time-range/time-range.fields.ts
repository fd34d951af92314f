import { inGroup } from '@aj-report/contract';
import { controlFields } from '../../fields/control.fields.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { QUICK_RANGES } from './quick-ranges.ts';

const CHOICE = { id: 'choice', label: { zh: '时间', en: 'Time' } };

export const timeRangeFields = inGroup(CHOICE, {
  dateType: prop.choice('日期类型', 'Values as', {
    default: 'datetimerange',
    options: choices({ datetimerange: ['日期时间（到秒）', 'Date and time'], daterange: ['日期', 'Date'] }),
  }),
  ranges: prop.list('快捷范围', 'Quick ranges', {
    maxItems: 12,
    default: [{ range: 'today' }, { range: 'last-7-days' }, { range: 'this-month' }, { range: 'last-3-months' }],
    item: {
      range: prop.choice('范围', 'Range', { default: 'today', options: QUICK_RANGES }),
    },
  }),
  showCustom: prop.toggle('自定义范围', 'Custom range', {
    hint: { zh: '在日历中选择起止日期', en: 'From and to, picked in a calendar' },
    default: true,
    half: true,
  }),
  clearable: prop.toggle('再次点击取消', 'A second click clears', { default: true, half: true }),
  defaultRange: prop.choice('默认值', 'Default value', {
    default: 'none',
    options: [{ value: 'none', label: { zh: '不选', en: 'None' } }, ...QUICK_RANGES],
  }),
  ...controlFields,
});
