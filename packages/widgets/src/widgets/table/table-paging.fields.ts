import { prop } from '../../kit/widget/prop.ts';
import { inGroup, LIMITS } from '@aj-report/contract';

const PAGES = { id: 'pages', label: { zh: '分页', en: 'Pages' } };
const whilePaged = { field: 'isPaged', in: [true] };

/** Pages, sorting and filters that the service answers. */
export const tablePagingFields = inGroup(PAGES, {
  isPaged: prop.toggle('服务端分页', 'Pages from the service', {
    hint: {
      zh: '动态数据按页读取，排序和筛选由数据源完成，适合行数很多的表',
      en: 'Dynamic data is read page by page; the source sorts and filters. For tables of very many rows',
    },
  }),
  pageSize: prop.number('每页行数', 'Rows on a page', {
    default: 20,
    min: 1,
    max: LIMITS.pageSizeMax,
    showIf: whilePaged,
  }),
  isPager: prop.toggle('显示翻页栏', 'Page bar', { default: true, half: true, showIf: whilePaged }),
  isFilterable: prop.toggle('按列筛选', 'Filter by column', {
    hint: { zh: '文本为包含；数字可写 >5、3..8', en: 'Text is contained; numbers may be >5 or 3..8' },
    half: true,
    showIf: whilePaged,
  }),
});
