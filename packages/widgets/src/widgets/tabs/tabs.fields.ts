import { field } from '@aj-report/contract';
import { controlFields } from '../../fields/control.fields.ts';
import { tabVariantField } from '../../fields/tab-variant.field.ts';

const CHOICE = { id: 'choice', label: { zh: '选项', en: 'Choice' } };

export const tabsFields = {
  variant: tabVariantField(CHOICE),
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
  stretch: field.toggle({ label: { zh: '均分宽度', en: 'Equal widths' }, group: CHOICE, default: false, half: true }),
  showAll: field.toggle({
    label: { zh: '显示“全部”', en: 'Offer “All”' },
    hint: { zh: '选“全部”时不筛选', en: '“All” filters nothing' },
    group: CHOICE,
    half: true,
  }),
  allText: field.text({
    label: { zh: '“全部”文本', en: 'Text of “All”' },
    group: CHOICE,
    maxLength: 50,
    half: true,
    showIf: { field: 'showAll', in: [true] },
  }),
  defaultValue: field.text({
    label: { zh: '默认值', en: 'Default value' },
    hint: { zh: '留空：第一项', en: 'Empty: the first one' },
    group: CHOICE,
    maxLength: 500,
  }),
  turnSeconds: field.number({
    label: { zh: '自动切换', en: 'Turns every' },
    hint: { zh: '0 表示不自动切换；鼠标或键盘停留时暂停', en: '0 = never; rests under pointer and keyboard' },
    group: CHOICE,
    default: 0,
    min: 0,
    max: 3600,
    unit: 's',
  }),
  ...controlFields,
};
