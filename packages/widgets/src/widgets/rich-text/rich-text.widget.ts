import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { richTextFields } from './rich-text.fields.ts';

/** A text with headings, lists and values of data in it. */
export const richText = defineWidget({
  type: 'rich-text',
  category: 'text',
  icon: 'file-richtext',
  label: { zh: '富文本', en: 'Rich text' },
  summary: { zh: '带标题、列表和数据字段的文本', en: 'A text with headings, lists and fields of data' },
  size: { width: 480, height: 260 },
  shape: 'rows',
  slots: {
    text: {
      label: { zh: '字段', en: 'Field' },
      kind: 'any',
      many: true,
      hint: { zh: '文中以 {字段名} 引用', en: 'The text names it as {field}' },
    },
  },
  fields: richTextFields,
  events: {},
  refreshMs: 60_000,
  sampleRows: [{ 更新时间: '2026-09-18 14:30', 销售额: 9_854_000, 达成率: 0.9824, 新增客户: 128, 投诉: 3 }],
  sampleMapping: [
    { role: 'text', field: '更新时间' },
    { role: 'text', field: '销售额' },
    { role: 'text', field: '达成率' },
    { role: 'text', field: '新增客户' },
    { role: 'text', field: '投诉' },
  ],
  styleParts: stylePartsOf('text', 'title', 'paragraph', 'list', 'quote', 'link'),
  upgrades: [],
});
