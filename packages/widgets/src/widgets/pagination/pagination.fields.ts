import { inGroup } from '@aj-report/contract';
import { prop } from '../../kit/widget/prop.ts';
import { controlFields } from '../../fields/control.fields.ts';

const PAGES = { id: 'pages', label: { zh: '分页', en: 'Pages' } };

export const paginationFields = inGroup(PAGES, {
  pageSize: prop.number('每页条数', 'Rows on a page', { default: 10, min: 1, max: 10_000 }),
  total: prop.optionalNumber('总条数', 'Rows in all', {
    hint: { zh: '没有数据时使用；留空则取自数据', en: 'Used without data; empty: taken from the data' },
    min: 0,
  }),
  sizes: prop.text('可选条数', 'Sizes to choose from', {
    hint: { zh: '用英文逗号分隔', en: 'Separated by commas' },
    default: '10, 20, 50, 100',
    maxLength: 100,
  }),
  showTotal: prop.toggle('总数', 'Total', { default: true, half: true }),
  showSizes: prop.toggle('条数选择', 'Sizes', { default: true, half: true }),
  showJumper: prop.toggle('跳至某页', 'Go to', { default: false, half: true }),
  ...controlFields,
});
