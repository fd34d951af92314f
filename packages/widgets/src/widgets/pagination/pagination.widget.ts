import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { paginationFields } from './pagination.fields.ts';

/** Gives page and size to a table's query (domain-facts §2.6: pageNumber, pageSize); the total comes from data. */
export const pagination = defineWidget({
  type: 'pagination',
  category: 'form',
  icon: 'three-dots',
  palette: { task: 'control', place: 8, words: '页码 翻页 pager pages' },
  label: { zh: '分页', en: 'Pagination' },
  summary: { zh: '把页码和每页条数传给表格等组件', en: 'Gives page and size to a table' },
  size: { width: 640, height: 44 },
  shape: 'rows',
  drawsEachRow: true,
  slots: {
    total: slot.measure('总条数', 'Rows in all', [
      '首行的数值是总条数；留空则为数据的行数',
      'A number of the first row; else the number of rows',
    ]),
  },
  fields: paginationFields,
  events: {
    select: event('翻页', 'Page turned', {
      pageNumber: ['页码', 'Page'],
      pageSize: ['每页条数', 'Rows on a page'],
      offset: ['跳过的条数', 'Rows before'],
    }),
  },
  sampleRows: [{ total: 128 }],
  sampleMapping: [{ role: 'total', field: 'total' }],
  styleParts: ['total', 'arrow', 'page', 'chosen', 'field', 'input', 'popup', 'option'],
  isDataOptional: true,
});
