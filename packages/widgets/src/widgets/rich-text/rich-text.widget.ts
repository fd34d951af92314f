import { defineWidget } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both } from '../../kit/text/both.ts';
import { richTextFields } from './rich-text.fields.ts';

/** A text with headings, lists and values of data in it. */
export const richText = defineWidget({
  type: 'rich-text',
  category: 'text',
  icon: 'file-richtext',
  palette: { task: 'text', place: 2, words: '段落 说明 图文 html paragraph' },
  label: { zh: '富文本', en: 'Rich text' },
  summary: { zh: '带标题、列表和数据字段的文本', en: 'A text with headings, lists and fields of data' },
  size: { width: 480, height: 260 },
  shape: 'rows',
  drawsEachRow: true,
  slots: {
    text: slot.any('字段', 'Field', ['文中以 {字段名} 引用', 'The text names it as {field}'], { many: true }),
  },
  fields: richTextFields,
  markupField: 'text',
  sampleColumns: {
    updated: both('更新时间', 'Updated'),
    sales: both('销售额', 'Sales'),
    attainment: both('达成率', 'Attainment'),
    newCustomers: both('新增客户', 'New customers'),
    complaints: both('投诉', 'Complaints'),
  },
  sampleRows: [{ updated: '2026-09-18 14:30', sales: 9_854_000, attainment: 0.9824, newCustomers: 128, complaints: 3 }],
  sampleMapping: [
    { role: 'text', field: 'updated' },
    { role: 'text', field: 'sales' },
    { role: 'text', field: 'attainment' },
    { role: 'text', field: 'newCustomers' },
    { role: 'text', field: 'complaints' },
  ],
  styleParts: ['text', 'title', 'paragraph', 'list', 'quote', 'link'],
  isDataOptional: true,
});
