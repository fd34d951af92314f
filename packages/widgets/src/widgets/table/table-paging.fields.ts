import { field, LIMITS } from '@aj-report/contract';

const PAGES = { id: 'pages', label: { zh: '分页', en: 'Pages' } };
const whilePaged = { field: 'isPaged', in: [true] };

/** Pages, sorting and filters that the service answers. */
export const tablePagingFields = {
  isPaged: field.toggle({
    label: { zh: '服务端分页', en: 'Pages from the service' },
    hint: {
      zh: '动态数据按页读取，排序和筛选由数据源完成，适合行数很多的表',
      en: 'Dynamic data is read page by page; the source sorts and filters. For tables of very many rows',
    },
    group: PAGES,
  }),
  pageSize: field.number({
    label: { zh: '每页行数', en: 'Rows on a page' },
    group: PAGES,
    default: 20,
    min: 1,
    max: LIMITS.pageSizeMax,
    half: true,
    showIf: whilePaged,
  }),
  isPager: field.toggle({
    label: { zh: '显示翻页栏', en: 'Page bar' },
    group: PAGES,
    default: true,
    half: true,
    showIf: whilePaged,
  }),
  isFilterable: field.toggle({
    label: { zh: '按列筛选', en: 'Filter by column' },
    hint: { zh: '文本为包含；数字可写 >5、3..8', en: 'Text is contained; numbers may be >5 or 3..8' },
    group: PAGES,
    half: true,
    showIf: whilePaged,
  }),
};
