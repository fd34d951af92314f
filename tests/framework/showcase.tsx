import { field, recordField, toPageResult, type FieldGroup, type OptionSource, type Text } from '@aj-report/contract';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '../../packages/admin/src/base.css';
import { defineResource, type Resource, type Values } from '../../packages/admin/src/crud/define-resource.ts';
import { ListPage } from '../../packages/admin/src/crud/list-page.tsx';
import { COUNT } from '../../packages/admin/src/crud/measure.ts';
import { startTranslations } from '../../packages/admin/src/i18n/i18n.ts';
import { ConfirmHost } from '../../packages/admin/src/shell/confirm.tsx';
import '../../packages/admin/src/shoelace/shoelace.ts';
import '../../packages/admin/src/shoelace/shoelace-jsx.ts';
import '../../packages/admin/src/tokens.css';

interface Part {
  readonly id: string;
  readonly name: string;
  readonly plant: string;
  readonly state: string;
  readonly price: number;
  readonly made: number;
  readonly picture: string;
  readonly madeAt: string;
  readonly isOn: number;
}

declare global {
  interface Window {
    /** What the page sent to its resource, for the test to read. */
    sent: { kind: string; values: unknown }[];
  }
}

const say = (text: string): Text => ({ zh: text, en: text });
const OPTIONS: OptionSource = { url: '/parts/options', label: '${id}-${text}' };
const TREE: OptionSource = { url: '/parts/tree' };
const MORE: FieldGroup = { id: 'more', label: say('More of it') };
const CHOICES = [
  { value: 'a', label: say('Alpha') },
  { value: 'b', label: say('Beta') },
];
const RED = 'data:image/gif;base64,R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

const rows: Part[] = Array.from({ length: 25 }, (_, index) => ({
  id: String(index + 1),
  name: `part ${index + 1}`,
  plant: index < 3 ? 'north' : 'south',
  state: index % 2 === 0 ? 'good' : 'bad',
  price: 1234.5 + index,
  made: 123_456 + index,
  picture: RED,
  madeAt: '2026-03-04T05:06:07',
  isOn: index % 2,
}));

/** One field of every input type that columns of records know. */
const inputs = {
  input: field.text({
    label: say('input'),
    minLength: 1,
    maxLength: 10,
    placeholder: say('a name'),
    hint: say('a tip'),
  }),
  'input-number': field.number({ label: say('input-number'), default: 5, min: 1, max: 9 }),
  textarea: field.textarea({ label: say('textarea') }),
  switch: recordField.flag({ label: say('switch') }),
  checkbox: recordField.checks({ label: say('checkbox'), options: CHOICES }),
  date: field.date({ label: say('date') }),
  datetime: recordField.datetime({ label: say('datetime') }),
  dates: recordField.dates({ label: say('dates') }),
  daterange: recordField.daterange({ label: say('daterange') }),
  datetimerange: recordField.datetimerange({ label: say('datetimerange') }),
  'anji-input': recordField.measure({ label: say('anji-input'), conversion: 1000, unit: 'kg' }),
  'anji-select': recordField.select({ label: say('anji-select'), source: OPTIONS, remoteFilter: true, group: MORE }),
  'anji-tree': recordField.tree({ label: say('anji-tree'), source: TREE, group: MORE }),
  'anji-cascader': recordField.cascader({ label: say('anji-cascader'), source: TREE, group: MORE }),
  'anji-upload': recordField.upload({ label: say('anji-upload'), group: MORE }),
  scans: recordField.upload({ label: say('scans'), uploadUrl: '/parts/scans', group: MORE }),
  'anji-autocomplete': recordField.autocomplete({ label: say('anji-autocomplete'), source: OPTIONS, group: MORE }),
  'anji-country': recordField.country({ label: say('anji-country'), group: MORE }),
  'anji-hologram': recordField.unsupported({ label: say('anji-hologram'), inputType: 'anji-hologram', group: MORE }),
  locked: field.text({ label: say('locked'), group: MORE, lockedOn: ['edit'] }),
  hidden: field.text({ label: say('hidden'), group: MORE, hiddenOn: ['edit'] }),
};

const save = (kind: string) => async (values: Values) => {
  window.sent.push({ kind, values });
};

const resource: Resource<Part> = defineResource<Part>({
  title: say('Part'),
  primaryKey: 'id',
  nameOf: (row) => row.name,
  queryFields: Object.fromEntries(
    ['one', 'two', 'three', 'four', 'five'].map((name) => [name, field.text({ label: say(name) })]),
  ),
  columns: [
    { field: 'plant', label: say('Plant'), merged: true },
    { field: 'name', label: say('Name'), sortable: true },
    { field: 'state', label: say('State'), colorStyle: { bad: 'danger' } },
    { field: 'price', label: say('Price'), kind: 'money' },
    { field: 'made', label: say('Made'), kind: 'number', measure: COUNT },
    { field: 'picture', label: say('Picture'), kind: 'image' },
    { field: 'madeAt', label: say('Made at'), kind: 'time' },
    {
      field: 'isOn',
      label: say('On'),
      kind: 'switch',
      toggle: {
        permission: '',
        run: async ({ id }, value) => void window.sent.push({ kind: 'switch', values: { id, value } }),
      },
    },
  ],
  list: async (query) => {
    window.sent.push({ kind: 'list', values: query });
    const { pageNumber, pageSize } = query;
    const start = (pageNumber - 1) * pageSize;
    return toPageResult(rows.slice(start, start + pageSize), rows.length, { pageNumber, pageSize });
  },
  tree: { title: say('Plants'), field: 'plantId', source: TREE, isOpen: true },
  rowFlags: ({ id }) =>
    ({
      '1': { deletedFlag: true },
      '2': { urgentFlag: true },
      '4': { bgColor: 'rgb(1, 2, 3)', tableRow: 'special' },
      '5': { dblClickFlag: false },
    })[id] ?? {},
  ...(new URLSearchParams(window.location.search).has('expand')
    ? { expand: ({ name }: Part) => <em>all about {name}</em> }
    : {}),
  form: {
    fields: inputs,
    load: async ({ id }) => {
      const response = await fetch(`/data-report/parts/${id}`);
      if (!response.ok) throw new Error('gone');
      return (await response.json()) as Values;
    },
    create: save('create'),
    update: save('update'),
    editOnly: (values, { id }) => (
      <p data-slot="edit-only">
        part {id}, {String(values['input'])}
      </p>
    ),
    children: [
      {
        title: say('Maker'),
        joinType: 'OneToOne',
        fieldNameInMainEntityOnSave: 'maker',
        fields: {
          makerName: field.text({ label: say('maker name'), minLength: 1 }),
          town: field.text({ label: say('town') }),
        },
      },
      {
        title: say('Steps'),
        joinType: 'OneToMany',
        fieldNameInMainEntityOnSave: 'steps',
        fieldNameInMainEntityOnId: 'stepList',
        fields: { stepName: field.text({ label: say('step name'), minLength: 1 }) },
        joinEntitys: [
          {
            title: say('Tools'),
            joinType: 'OneToMany',
            fieldNameInMainEntityOnSave: 'tools',
            fields: { tool: field.text({ label: say('tool'), minLength: 1 }) },
          },
        ],
      },
    ],
  },
  remove: async (row) => void window.sent.push({ kind: 'remove', values: row.id }),
  removeMany: async (some) => {
    window.sent.push({ kind: 'removeMany', values: some.map(({ id }) => id) });
    return { deleted: some.map(({ id }) => id), refused: [] };
  },
  undo: async (row) => void window.sent.push({ kind: 'undo', values: row.id }),
  canExport: true,
  tableButtons: [
    { id: 'add', label: say('Add'), icon: 'plus-lg', isPrimary: true, run: (context) => context.openAdd() },
    {
      id: 'delete',
      label: say('Delete selected'),
      icon: 'trash',
      isDisabled: ({ selected }) => selected.length === 0,
      run: (context) => context.remove(context.selected),
    },
  ],
  rowActions: [
    { id: 'edit', label: say('Edit'), run: (row, context) => context.openEdit(row) },
    { id: 'view', label: say('View'), run: (row, context) => context.openView(row) },
    { id: 'drop', label: say('Drop'), isDangerous: true, run: (row, context) => context.remove([row]) },
  ],
  actionsWidth: 160,
  contextMenu: [
    {
      id: 'one',
      label: say('For one'),
      icon: 'eye',
      flag: 'single',
      run: (some) => void window.sent.push({ kind: 'one', values: some.length }),
    },
    {
      id: 'all',
      label: say('For all'),
      icon: 'trash',
      flag: 'all',
      run: (some) => void window.sent.push({ kind: 'all', values: some.length }),
    },
  ],
  empty: { icon: 'inbox', title: say('Nothing'), text: say('Nothing') },
});

window.sent = [];
startTranslations();
const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <>
        <ListPage resource={resource} />
        <ConfirmHost />
      </>
    ),
  },
]);
createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />);
