import { dataSetBin, field, LIMITS, reportBin, type BinnedRecord } from '@aj-report/contract';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { toastError, toastSuccess } from '../../api/toast.ts';
import { defineResource, type ListContext, type Resource } from '../../crud/define-resource.ts';
import { toParams } from '../../crud/query-state.ts';
import { translate } from '../../i18n/i18n.ts';
import { WORDS } from '../../i18n/words.ts';
import { askToConfirm } from '../../shell/confirm.tsx';

type Row = BinnedRecord;

/** The bins that there are, each with its calls. */
export const BINS = [
  { id: 'reports', word: 'bin.reports', permission: reportBin.list.permission, calls: reportBin },
  { id: 'dataSets', word: 'bin.dataSets', permission: dataSetBin.list.permission, calls: dataSetBin },
] as const;
export type Bin = (typeof BINS)[number];

/** What only the page can do: it owns the dialog. */
interface BinDialogs {
  /** The code of a record is taken by now: asks for another one. */
  askCode(row: Row): void;
}

const columns: Resource<Row>['columns'] = [
  { field: 'name', label: WORDS['bin.name'], minWidth: 150, grows: true },
  { field: 'code', label: WORDS['bin.code'], kind: 'code', minWidth: 150 },
  { field: 'deleteBy', label: WORDS['bin.deleteBy'], minWidth: 100 },
  { field: 'deleteTime', label: WORDS['bin.deleteTime'], kind: 'time', minWidth: 164, sortable: true },
  { field: 'forgetTime', label: WORDS['bin.forgetTime'], kind: 'time', minWidth: 164 },
];

async function restoreOne({ calls }: Bin, { askCode }: BinDialogs, row: Row): Promise<void> {
  try {
    await call(calls.restore, { params: { id: row.id }, body: {}, showErrorDialog: false });
    toastSuccess(translate('crud.restored'));
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    if (failure.code === 'record/code-taken') askCode(row);
    else toastError(failure.message);
  }
}

async function restoreAll(bin: Bin, dialogs: BinDialogs, rows: readonly Row[], context: ListContext<Row>) {
  for (const row of rows) await restoreOne(bin, dialogs, row);
  context.reload();
}

async function empty({ calls }: Bin, context: ListContext<Row>): Promise<void> {
  const isConfirmed = await askToConfirm({
    title: translate('bin.empty'),
    message: translate('bin.emptyAsk'),
    confirmLabel: translate('bin.forget'),
    isDangerous: true,
  });
  if (!isConfirmed) return;
  const done = await call(calls.empty, { failureWords: 'crud.deleteFailed' }).catch(() => undefined);
  if (done) toastSuccess(translate('bin.emptied', { count: done.count }));
  context.reload();
}

function tableButtons(bin: Bin, dialogs: BinDialogs): Resource<Row>['tableButtons'] {
  const needsSelection = ({ selected }: ListContext<Row>) => selected.length === 0;
  return [
    {
      id: 'restore',
      label: WORDS['bin.restoreSelected'],
      icon: 'arrow-counterclockwise',
      isDisabled: needsSelection,
      run: (context) => void restoreAll(bin, dialogs, context.selected, context),
    },
    {
      id: 'delete',
      label: WORDS['bin.forgetSelected'],
      icon: 'trash',
      isDisabled: needsSelection,
      run: (context) => context.remove(context.selected),
    },
    { id: 'empty', label: WORDS['bin.empty'], icon: 'x-circle', run: (context) => void empty(bin, context) },
  ];
}

/** What lies in one of the bins. */
export function binResource(bin: Bin, dialogs: BinDialogs): Resource<Row> {
  const forget = (rows: readonly Row[]) =>
    call(bin.calls.forget, { body: rows.map(({ id }) => id), failureWords: 'crud.deleteFailed' });
  return defineResource<Row>({
    title: WORDS['bin.name'],
    primaryKey: 'id',
    nameOf: (row) => row.name,
    queryFields: { name: field.text({ label: WORDS['bin.name'] }) },
    columns,
    list: (query, signal) => call(bin.calls.list, { signal, query: toParams(query), showErrorDialog: false }),
    remove: (row) => forget([row]),
    removeMany: async (rows) => {
      await forget(rows);
      return { deleted: rows.map(({ id }) => id), refused: [] };
    },
    tableButtons: tableButtons(bin, dialogs),
    rowActions: [
      {
        id: 'restore',
        label: WORDS['bin.restore'],
        run: (row, context) => void restoreAll(bin, dialogs, [row], context),
      },
      {
        id: 'delete',
        label: WORDS['bin.forget'],
        isDangerous: true,
        run: (row, context) => context.remove([row]),
      },
    ],
    actionsWidth: 200,
    contextMenu: [],
    empty: {
      icon: 'trash',
      title: WORDS['bin.nothing'],
      text: {
        zh: `删除的内容在这里保留 ${LIMITS.binDays} 天，期间可以恢复。`,
        en: `What is deleted stays here for ${LIMITS.binDays} days and can be restored.`,
      },
    },
  });
}
