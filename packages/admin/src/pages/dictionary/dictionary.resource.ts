import {
  deleteDictionary,
  DICTIONARY_LABEL,
  dictionaryFields,
  field,
  freshDictionaries,
  listDictionaries,
  type DictionaryListItem,
} from '@aj-report/contract';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import { loadDictionaries } from '../../api/dictionary-cache.ts';
import { toastSuccess } from '../../api/toast.ts';
import { NameCell } from '../../crud/cell.tsx';
import { defineResource, type ListContext, type Resource } from '../../crud/define-resource.ts';
import { toParams } from '../../crud/query-state.ts';
import { translate } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { WORDS } from '../../i18n/words.ts';

type Row = DictionaryListItem;

/** What only the page can do: it owns the editor. */
export interface DictionaryEditors {
  openNew(): void;
  openEdit(row: Row): void;
}

const queryFields = {
  dictName: field.text({ label: WORDS['dict.name'] }),
  dictCode: field.text({ label: dictionaryFields.dictCode['x-aj'].label }),
};

function nameOf(row: Row): string {
  return currentLanguage() === 'en' ? row.nameEn : row.nameZh;
}

function columns({ openEdit }: DictionaryEditors): Resource<Row>['columns'] {
  return [
    {
      field: 'nameZh',
      label: WORDS['dict.name'],
      minWidth: 180,
      grows: true,
      sortable: true,
      render: (row) => createElement(NameCell, { name: nameOf(row), onOpen: () => openEdit(row) }),
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
}

/** Has the service complete its dictionaries, and every choice of this browser read them anew. */
async function refresh({ reload }: ListContext<Row>): Promise<void> {
  const fresh = await call(freshDictionaries, { body: [] }).catch(() => undefined);
  if (!fresh) return;
  await loadDictionaries();
  toastSuccess(translate('dict.refreshed', { count: Object.keys(fresh).length }));
  reload();
}

/** The list of dictionaries. */
export function dictionaryResource(editors: DictionaryEditors): Resource<Row> {
  return defineResource<Row>({
    title: DICTIONARY_LABEL,
    primaryKey: 'dictCode',
    nameOf,
    queryFields,
    columns: columns(editors),
    list: (query, signal) => call(listDictionaries, { signal, query: toParams(query), showErrorDialog: false }),
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
        run: editors.openNew,
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
      { id: 'edit', label: WORDS['crud.edit'], permission: 'dictManage:update', run: editors.openEdit },
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
}
