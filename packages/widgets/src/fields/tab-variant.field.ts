import { field, type FieldGroup } from '@aj-report/contract';

/** How a row of tabs looks. */
export function tabVariantField(group: FieldGroup) {
  return field.choice({
    label: { zh: '样式', en: 'Style' },
    group,
    default: 'underlined',
    options: [
      { value: 'underlined', label: { zh: '下划线', en: 'Underlined' } },
      { value: 'segmented', label: { zh: '分段', en: 'Segmented' } },
      { value: 'pills', label: { zh: '胶囊', en: 'Pills' } },
      { value: 'slanted', label: { zh: '斜切', en: 'Slanted' } },
    ],
  });
}
