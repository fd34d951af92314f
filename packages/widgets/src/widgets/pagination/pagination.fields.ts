import { field } from '@aj-report/contract';
import { controlFields } from '../../fields/control.fields.ts';

const PAGES = { id: 'pages', label: { zh: '分页', en: 'Pages' } };

export const paginationFields = {
  pageSize: field.number({
    label: { zh: '每页条数', en: 'Rows on a page' },
    group: PAGES,
    default: 10,
    min: 1,
    max: 10_000,
    half: true,
  }),
  total: field.optionalNumber({
    label: { zh: '总条数', en: 'Rows in all' },
    hint: { zh: '没有数据时使用；留空则取自数据', en: 'Used without data; empty: taken from the data' },
    group: PAGES,
    min: 0,
    half: true,
  }),
  sizes: field.text({
    label: { zh: '可选条数', en: 'Sizes to choose from' },
    hint: { zh: '用英文逗号分隔', en: 'Separated by commas' },
    group: PAGES,
    default: '10, 20, 50, 100',
    maxLength: 100,
  }),
  showTotal: field.toggle({ label: { zh: '总数', en: 'Total' }, group: PAGES, default: true, half: true }),
  showSizes: field.toggle({ label: { zh: '条数选择', en: 'Sizes' }, group: PAGES, default: true, half: true }),
  showJumper: field.toggle({ label: { zh: '跳至某页', en: 'Go to' }, group: PAGES, default: false, half: true }),
  ...controlFields,
};
