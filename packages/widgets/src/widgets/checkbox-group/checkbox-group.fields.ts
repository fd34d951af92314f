import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { controlFields } from '../../fields/control.fields.ts';

const CHOICE = { id: 'choice', label: { zh: '选项', en: 'Choice' } };

export const checkboxGroupFields = inGroup(CHOICE, {
  variant: prop.choice('样式', 'Style', {
    default: 'boxes',
    options: choices({ boxes: ['复选框', 'Boxes'], tags: ['标签', 'Tags'] }),
    half: true,
  }),
  direction: prop.choice('方向', 'Direction', {
    default: 'row',
    options: choices({ row: ['横向', 'Side by side'], column: ['纵向', 'One below the other'] }),
    half: true,
  }),
  showAll: prop.toggle('显示“全选”', 'Offer “Select all”', { default: true, half: true }),
  allFilters: prop.toggle('全选时传出全部值', 'All gives every value', {
    hint: { zh: '关闭时，全选等于不筛选', en: 'Off: choosing all filters nothing' },
    default: true,
    half: true,
    showIf: { field: 'showAll', in: [true] },
  }),
  defaultValue: prop.text('默认值', 'Default value', {
    hint: { zh: '多个值用英文逗号分隔，* 表示全选', en: 'Several separated by commas, * for all' },
    maxLength: 2000,
  }),
  ...controlFields,
});
