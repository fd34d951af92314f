import type { ListEdit } from './edit-list.ts';
import { toCamel, toConstant, toPascal, toWords } from './names.ts';
import { resourceServerFiles, resourceServerLists } from './resource-server.ts';
import type { NewFile } from './templates.ts';

function entityFile(name: string, zh: string): NewFile {
  const [camel, pascal, words] = [toCamel(name), toPascal(name), toWords(name)];
  return {
    file: `packages/contract/src/entity/${name}.ts`,
    content: `import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import type { Text } from '../field/text.ts';
import { auditFields } from './audit.ts';

export const ${toConstant(name)}_LABEL: Text = { zh: '${zh}', en: '${words}' };

/** What a person fills in: the form, the checks of the service and the columns of the list derive from it. */
export const ${camel}Fields = {
  name: field.text({ label: { zh: '名称', en: 'Name' }, minLength: 1, maxLength: 100 }),
  remark: field.textarea({ label: { zh: '备注', en: 'Remark' }, maxLength: 500 }),
};

export const ${pascal}Create = Type.Object(${camel}Fields);
export type ${pascal}Create = Static<typeof ${pascal}Create>;

export const ${pascal}Change = Type.Object({ id: Type.String({ maxLength: 64 }), ...${camel}Fields });
export type ${pascal}Change = Static<typeof ${pascal}Change>;

export const ${pascal}Record = Type.Object({ id: Type.String(), ...${camel}Fields, ...auditFields });
export type ${pascal}Record = Static<typeof ${pascal}Record>;
`,
  };
}

function callsFile(name: string): NewFile {
  const [camel, pascal] = [toCamel(name), toPascal(name)];
  return {
    file: `packages/contract/src/endpoint/${name}.ts`,
    content: `import { Type } from 'typebox';
import { ${toConstant(name)}_LABEL, ${pascal}Change, ${pascal}Create, ${pascal}Record } from '../entity/${name}.ts';
import { defineCrud } from './define-crud.ts';

export const {
  list: list${pascal}s,
  get: get${pascal},
  create: create${pascal},
  update: update${pascal},
  remove: delete${pascal},
  removeMany: delete${pascal}s,
} = defineCrud({
  name: '${camel}',
  label: ${toConstant(name)}_LABEL,
  permission: '${camel}Manage',
  filters: { name: Type.Optional(Type.String({ maxLength: 100 })) },
  record: ${pascal}Record,
  create: ${pascal}Create,
  change: ${pascal}Change,
});
`,
  };
}

function pageFiles(name: string, zh: string): NewFile[] {
  const [camel, pascal, words] = [toCamel(name), toPascal(name), toWords(name)];
  const folder = `packages/admin/src/pages/${name}`;
  return [
    {
      file: `${folder}/${name}.resource.ts`,
      content: `import {
  create${pascal},
  delete${pascal},
  delete${pascal}s,
  field,
  get${pascal},
  list${pascal}s,
  ${toConstant(name)}_LABEL,
  ${camel}Fields,
  update${pascal},
  type ${pascal}Record,
} from '@aj-report/contract';
import { plainResource } from '../../crud/plain-resource.ts';
import { WORDS } from '../../i18n/words.ts';

const labels = { name: ${camel}Fields.name['x-aj'].label, remark: ${camel}Fields.remark['x-aj'].label };

/** The list of ${words.toLowerCase()}s with its dialog. */
export const ${camel}Resource = plainResource<${pascal}Record>({
  title: ${toConstant(name)}_LABEL,
  permission: '${camel}Manage',
  calls: {
    list: list${pascal}s,
    get: get${pascal},
    create: create${pascal},
    update: update${pascal},
    remove: delete${pascal},
    removeMany: delete${pascal}s,
  },
  nameOf: (row) => row.name,
  queryFields: { name: field.text({ label: labels.name }) },
  columns: [
    { field: 'name', label: labels.name, minWidth: 200, sortable: true },
    { field: 'remark', label: labels.remark, minWidth: 240 },
    { field: 'createBy', label: WORDS['crud.createBy'], minWidth: 110 },
    { field: 'updateTime', label: WORDS['crud.updateTime'], kind: 'time', minWidth: 170, sortable: true },
  ],
  fields: ${camel}Fields,
  empty: {
    icon: 'collection',
    title: { zh: '还没有${zh}', en: 'No ${words.toLowerCase()} yet' },
    text: { zh: '新增一个${zh}，它会列在这里。', en: 'Add one, and it stands in this list.' },
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

/**
 * Records of a kind of their own, from table to page: entity, calls, migration, service, test of the routes, list with
 * dialog, entry of the menu and rights.
 */
export function resourceFiles(name: string, zh: string): NewFile[] {
  return [entityFile(name, zh), callsFile(name), ...resourceServerFiles(name), ...pageFiles(name, zh)];
}

export function resourceLists(name: string, zh: string): ListEdit[] {
  const [camel, pascal, words] = [toCamel(name), toPascal(name), toWords(name)];
  const contract = 'packages/contract/src';
  return [
    {
      file: `${contract}/index.ts`,
      before: "export * from './entity/share.ts';",
      text: `export * from './entity/${name}.ts';\n`,
    },
    {
      file: `${contract}/index.ts`,
      before: "export * from './endpoint/report.ts';",
      text: `export * from './endpoint/${name}.ts';\n`,
    },
    {
      file: `${contract}/endpoint/all-endpoints.ts`,
      before: "import * as report from './report.ts';",
      text: `import * as ${camel} from './${name}.ts';\n`,
    },
    { file: `${contract}/endpoint/all-endpoints.ts`, before: '  job,\n', text: `  ${camel},\n` },
    {
      file: `${contract}/permission/permissions.ts`,
      before: '  auditManage: {',
      text: `  ${camel}Manage: {
    label: { zh: '${zh}', en: '${words}' },
    actions: ['query', 'insert', 'update', 'delete', 'detail'],
  },
`,
    },
    ...resourceServerLists(name),
    {
      file: 'packages/admin/src/routes.tsx',
      before: "  {\n    path: '/404',",
      text: `  {
    path: '/report/${name}',
    label: { zh: '${zh}', en: '${words}' },
    icon: 'collection',
    group: 'report',
    permission: '${camel}Manage',
    requireAuth: true,
    load: async () => (await import('./pages/${name}/${name}-page.tsx')).${pascal}Page,
  },
`,
    },
  ];
}
