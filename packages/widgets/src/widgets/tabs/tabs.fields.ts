import { inGroup } from '@aj-report/contract';
import { controlFields } from '../../fields/control.fields.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { tabVariantField } from '../../fields/tab-variant.field.ts';

const CHOICE = { id: 'choice', label: { zh: '选项', en: 'Choice' } };

export const tabsFields = inGroup(CHOICE, {
  variant: tabVariantField(CHOICE),
  direction: prop.choice('方向', 'Direction', {
    default: 'row',
    options: choices({ row: ['横向', 'Side by side'], column: ['纵向', 'One below the other'] }),
    half: true,
  }),
  stretch: prop.toggle('均分宽度', 'Equal widths', { default: false, half: true }),
  showAll: prop.toggle('显示“全部”', 'Offer “All”', {
    hint: { zh: '选“全部”时不筛选', en: '“All” filters nothing' },
    half: true,
  }),
  allText: prop.text('“全部”文本', 'Text of “All”', {
    maxLength: 50,
    half: true,
    showIf: { field: 'showAll', in: [true] },
  }),
  defaultValue: prop.text('默认值', 'Default value', {
    hint: { zh: '留空：第一项', en: 'Empty: the first one' },
    maxLength: 500,
  }),
  turnSeconds: prop.number('自动切换', 'Turns every', {
    half: false,
    hint: { zh: '0 表示不自动切换；鼠标或键盘停留时暂停', en: '0 = never; rests under pointer and keyboard' },
    default: 0,
    min: 0,
    max: 3600,
    unit: 's',
  }),
  ...controlFields,
});
