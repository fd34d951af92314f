import type { ListEdit } from './edit-list.ts';
import { toCamel, toPascal, toWords } from './names.ts';
import type { NewFile } from './templates.ts';

/** A list page over the reports' call, to be pointed at a call of its own. */
export function resourceFiles(name: string): NewFile[] {
  const camel = toCamel(name);
  const pascal = toPascal(name);
  const words = toWords(name);
  const folder = `packages/admin/src/pages/${name}`;
  return [
    {
      file: `${folder}/${name}.resource.ts`,
      content: `import { listReports, reportFields, type ReportListItem } from '@aj-report/contract';
import { call } from '../../api/call.ts';
import { defineResource, type Resource } from '../../crud/define-resource.ts';
import { toParams } from '../../crud/query-state.ts';

type Row = ReportListItem;

export const ${camel}Resource: Resource<Row> = defineResource<Row>({
  title: { zh: '${words}', en: '${words}' },
  primaryKey: 'id',
  nameOf: (row) => row.reportName,
  queryFields: { reportName: reportFields.reportName },
  columns: [
    { field: 'reportName', label: reportFields.reportName['x-aj'].label, minWidth: 200, sortable: true },
    { field: 'reportCode', label: reportFields.reportCode['x-aj'].label, kind: 'code', minWidth: 180 },
  ],
  list: (query, signal) => call(listReports, { signal, query: toParams(query), showErrorDialog: false }),
  tableButtons: [],
  rowActions: [],
  contextMenu: [],
  empty: {
    icon: 'easel',
    title: { zh: '暂无数据', en: 'Nothing here yet' },
    text: { zh: '${words}', en: '${words}' },
  },
});
`,
    },
    {
      file: `${folder}/${name}-page.tsx`,
      content: `import { ListPage } from '../../crud/list-page.tsx';
import { ${camel}Resource } from './${name}.resource.ts';

export function ${pascal}Page() {
  return <ListPage resource={${camel}Resource} />;
}
`,
    },
  ];
}

export function resourceLists(name: string): ListEdit[] {
  const words = toWords(name);
  return [
    {
      file: 'packages/admin/src/routes.tsx',
      before: "  {\n    path: '/404',",
      text: `  {
    path: '/report/${name}',
    label: { zh: '${words}', en: '${words}' },
    icon: 'easel',
    group: 'report',
    permission: 'reportManage',
    requireAuth: true,
    load: async () => (await import('./pages/${name}/${name}-page.tsx')).${toPascal(name)}Page,
  },
`,
    },
  ];
}
