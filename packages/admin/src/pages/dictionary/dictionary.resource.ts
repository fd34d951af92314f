import {
  createDictionary,
  deleteDictionary,
  DICTIONARY_LABEL,
  dictionaryFields,
  dictionaryItemFields,
  field,
  freshDictionaries,
  getDictionary,
  listDictionaries,
  updateDictionary,
  type DictionaryListItem,
  type DictionarySave,
} from '@aj-report/contract';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import { loadDictionaries } from '../../api/dictionary-cache.ts';
import { toastSuccess } from '../../api/toast.ts';
import { NameCell } from '../../crud/cell.tsx';
import type { ChildEntity } from '../../crud/child-entity.ts';
import { defineResource, type ListContext, type Resource, type Values } from '../../crud/define-resource.ts';
import { toParams } from '../../crud/query-state.ts';
import { translate } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { WORDS } from '../../i18n/words.ts';

type Row = DictionaryListItem;

const queryFields = {
  dictName: field.text({ label: WORDS['dict.name'] }),
  dictCode: field.text({ label: dictionaryFields.dictCode['x-aj'].label }),
};

function nameOf(row: Row): string {
  return currentLanguage() === 'en' ? row.nameEn : row.nameZh;
}

const columns: Resource<Row>['columns'] = [
  {
    field: 'nameZh',
    label: WORDS['dict.name'],
    minWidth: 180,
    grows: true,
    sortable: true,
    render: (row, list) => createElement(NameCell, { name: nameOf(row), onOpen: () => list.openEdit(row) }),
  },
  { field: 'dictCode', label: dictionaryFields.dictCode['x-aj'].label, kind: 'code', minWidth: 180, sortable: true },
  { field: 'itemCount', label: WORDS['dict.items'], kind: 'number', minWidth: 90 },
  {
    field: 'builtIn',
    label: WORDS['dict.origin'],
    minWidth: 110,
    render: (row) => WORDS[row.builtIn ? 'dict.builtIn' : 'dict.own'][currentLanguage()],
  },
];

const ORDER_STEP = 10;

/** The entries of a dictionary; a new one comes behind the others. */
const items: ChildEntity = {
  title: WORDS['dict.items'],
  joinType: 'OneToMany',
  fieldNameInMainEntityOnSave: 'items',
  fields: dictionaryItemFields,
  initial: (others) => ({
    orderNum: Math.max(0, ...others.map(({ orderNum }) => Number(orderNum ?? 0))) + ORDER_STEP,
  }),
};

/** A dictionary as the service takes it: the entries that are sent are those that it has. */
export function toDictionary({ dictCode, nameZh, nameEn, items: sent }: Values): DictionarySave {
  const kept = (sent as readonly Values[]).filter(({ deletedFlag }) => deletedFlag !== true);
  return { dictCode, nameZh, nameEn, items: kept } as unknown as DictionarySave;
}

/** Saves a dictionary and has every choice of this browser know it. */
async function save(endpoint: typeof createDictionary | typeof updateDictionary, values: Values): Promise<void> {
  await call(endpoint, { body: toDictionary(values) });
  await loadDictionaries();
}

/** Has the service complete its dictionaries, and every choice of this browser read them anew. */
async function refresh({ reload }: ListContext<Row>): Promise<void> {
  const fresh = await call(freshDictionaries, { body: [] }).catch(() => undefined);
  if (!fresh) return;
  await loadDictionaries();
  toastSuccess(translate('dict.refreshed', { count: Object.keys(fresh).length }));
  reload();
}

/** The list of dictionaries; their entries are edited with them. */
export const dictionaryResource = defineResource<Row>({
  title: DICTIONARY_LABEL,
  primaryKey: 'dictCode',
  nameOf,
  queryFields,
  columns,
  list: (query, signal) => call(listDictionaries, { signal, query: toParams(query), showErrorDialog: false }),
  form: {
    fields: dictionaryFields,
    columns: 3,
    load: ({ dictCode }) => call(getDictionary, { params: { code: dictCode } }),
    create: (values) => save(createDictionary, values),
    update: (values) => save(updateDictionary, values),
    children: [items],
  },
  remove: async (row) => {
    await call(deleteDictionary, { params: { code: row.dictCode }, failureWords: 'crud.deleteFailed' });
    await loadDictionaries();
  },
  tableButtons: [
    {
      id: 'add',
      label: WORDS['dict.new'],
      icon: 'plus-lg',
      permission: 'dictManage:insert',
      isPrimary: true,
      run: (list) => list.openAdd(),
    },
    {
      id: 'fresh',
      label: WORDS['dict.fresh'],
      icon: 'arrow-repeat',
      permission: freshDictionaries.permission,
      run: (context) => void refresh(context),
    },
  ],
  rowActions: [
    { id: 'edit', label: WORDS['crud.edit'], permission: 'dictManage:update', run: (row, list) => list.openEdit(row) },
    {
      id: 'delete',
      label: WORDS['crud.delete'],
      permission: 'dictManage:delete',
      isDangerous: true,
      isDisabled: (row) => row.builtIn,
      run: (row, context) => context.remove([row]),
    },
  ],
  actionsWidth: 140,
  contextMenu: [],
  empty: {
    icon: 'list-ul',
    title: { zh: '还没有字典', en: 'No dictionary yet' },
    text: {
      zh: '字典给编码配上中英文文字，数据集的字典转换和下拉选择都用它。',
      en: 'A dictionary gives codes their texts; dictionary steps of data sets and choices use it.',
    },
    buttonId: 'add',
  },
});
