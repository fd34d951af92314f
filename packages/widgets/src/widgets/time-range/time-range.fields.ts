import { field } from '@aj-report/contract';
import { controlFields } from '../../fields/control.fields.ts';
import { QUICK_RANGES } from './quick-ranges.ts';

const CHOICE = { id: 'choice', label: { zh: '时间', en: 'Time' } };

export const timeRangeFields = {
  dateType: field.choice({
    label: { zh: '日期类型', en: 'Values as' },
    group: CHOICE,
    default: 'datetimerange',
    options: [
      { value: 'datetimerange', label: { zh: '日期时间（到秒）', en: 'Date and time' } },
      { value: 'daterange', label: { zh: '日期', en: 'Date' } },
    ],
  }),
  ranges: field.list({
    label: { zh: '快捷范围', en: 'Quick ranges' },
    group: CHOICE,
    maxItems: 12,
    default: [{ range: 'today' }, { range: 'last-7-days' }, { range: 'this-month' }, { range: 'last-3-months' }],
    item: {
      range: field.choice({ label: { zh: '范围', en: 'Range' }, default: 'today', options: QUICK_RANGES }),
    },
  }),
  showCustom: field.toggle({
    label: { zh: '自定义范围', en: 'Custom range' },
    hint: { zh: '在日历中选择起止日期', en: 'From and to, picked in a calendar' },
    group: CHOICE,
    default: true,
    half: true,
  }),
  clearable: field.toggle({
    label: { zh: '再次点击取消', en: 'A second click clears' },
    group: CHOICE,
    default: true,
    half: true,
  }),
  defaultRange: field.choice({
    label: { zh: '默认值', en: 'Default value' },
    group: CHOICE,
    default: 'none',
    options: [{ value: 'none', label: { zh: '不选', en: 'None' } }, ...QUICK_RANGES],
  }),
  ...controlFields,
};
