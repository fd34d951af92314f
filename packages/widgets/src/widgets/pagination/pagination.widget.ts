import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { paginationFields } from './pagination.fields.ts';

/** Gives page and size to a table's query (domain-facts §2.6: pageNumber, pageSize); the total comes from data. */
export const pagination = defineWidget({
  type: 'pagination',
  category: 'form',
  icon: 'three-dots',
  label: { zh: '分页', en: 'Pagination' },
  summary: { zh: '把页码和每页条数传给表格等组件', en: 'Gives page and size to a table' },
  size: { width: 640, height: 44 },
  shape: 'rows',
  slots: {
    total: {
      label: { zh: '总条数', en: 'Rows in all' },
      kind: 'measure',
      hint: { zh: '首行的数值是总条数；留空则为数据的行数', en: 'A number of the first row; else the number of rows' },
    },
  },
  fields: paginationFields,
  events: {
    select: {
      label: { zh: '翻页', en: 'Page turned' },
      payload: {
        pageNumber: { zh: '页码', en: 'Page' },
        pageSize: { zh: '每页条数', en: 'Rows on a page' },
        offset: { zh: '跳过的条数', en: 'Rows before' },
      },
    },
  },
  refreshMs: 60_000,
  sampleRows: [{ total: 128 }],
  sampleMapping: [{ role: 'total', field: 'total' }],
  styleParts: stylePartsOf('total', 'arrow', 'page', 'chosen', 'field', 'input', 'popup', 'option'),
  isDataOptional: true,
  upgrades: [],
});
