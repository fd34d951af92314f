import { field } from '@aj-report/contract';
import { controlFields } from '../../fields/control.fields.ts';

const CHOICE = { id: 'choice', label: { zh: '选项', en: 'Choice' } };

export const checkboxGroupFields = {
  variant: field.choice({
    label: { zh: '样式', en: 'Style' },
    group: CHOICE,
    default: 'boxes',
    options: [
      { value: 'boxes', label: { zh: '复选框', en: 'Boxes' } },
      { value: 'tags', label: { zh: '标签', en: 'Tags' } },
    ],
    half: true,
  }),
  direction: field.choice({
    label: { zh: '方向', en: 'Direction' },
    group: CHOICE,
    default: 'row',
    options: [
      { value: 'row', label: { zh: '横向', en: 'Side by side' } },
      { value: 'column', label: { zh: '纵向', en: 'One below the other' } },
    ],
    half: true,
  }),
  showAll: field.toggle({
    label: { zh: '显示“全选”', en: 'Offer “Select all”' },
    group: CHOICE,
    default: true,
    half: true,
  }),
  allFilters: field.toggle({
    label: { zh: '全选时传出全部值', en: 'All gives every value' },
    hint: { zh: '关闭时，全选等于不筛选', en: 'Off: choosing all filters nothing' },
    group: CHOICE,
    default: true,
    half: true,
    showIf: { field: 'showAll', in: [true] },
  }),
  defaultValue: field.text({
    label: { zh: '默认值', en: 'Default value' },
    hint: { zh: '多个值用英文逗号分隔，* 表示全选', en: 'Several separated by commas, * for all' },
    group: CHOICE,
    maxLength: 2000,
  }),
  ...controlFields,
};
