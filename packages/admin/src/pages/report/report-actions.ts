import {
  copyReport,
  createSchedule,
  exportScreen,
  publishExcelReport,
  publishStateOf,
  reportUses,
  unpublishExcelReport,
  unpublishScreen,
  type ReportListItem,
} from '@aj-report/contract';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { ARCHIVE_WORDS } from '../../archive/archive.words.ts';
import type { ListContext, Resource, RowAction } from '../../crud/define-resource.ts';
import { translate } from '../../i18n/i18n.ts';
import { WORDS } from '../../i18n/words.ts';
import {
  designerAddress,
  excelDesignerAddress,
  excelViewerAddress,
  viewerAddress,
} from '../../screen/screen-address.ts';
import { askToConfirm } from '../../shell/confirm.tsx';

type Row = ReportListItem;

export interface ReportDialogs {
  openShare(row: Row): void;
  openSchedule(row: Row): void;
  openPublish(row: Row): void;
  openCopy(row: Row): void;
  openUses(row: Row): void;
  openGroup(rows: readonly Row[]): void;
  openExport(row: Row): void;
  openImport(): void;
  openMakeScreen(): void;
}

/** Whether a report is a big screen. */
export function isScreen(row: Row): boolean {
  return row.reportType === 'report_screen';
}

/** Where a report is designed. */
export function designerOf(row: Row): string {
  return (isScreen(row) ? designerAddress : excelDesignerAddress)(row.reportCode);
}

/** Where a report is shown. */
export function viewerOf({ reportCode, ...row }: Row): string {
  return row.reportType === 'report_screen' ? viewerAddress(reportCode) : excelViewerAddress(reportCode);
}

/** Opens the designer of a report in a tab of its own. */
export function openDesigner(row: Row): void {
  window.open(designerOf(row), '_blank', 'noopener');
}

function openViewer(row: Row): void {
  window.open(viewerOf(row), '_blank', 'noopener');
}

async function publishExcel({ reportCode, reportName, revision }: Row, context: ListContext<Row>): Promise<void> {
  const isConfirmed = await askToConfirm({
    title: translate('publish.publish'),
    message: translate('report.publishExcelAsk', { name: reportName }),
    confirmLabel: translate('publish.publish'),
  });
  if (!isConfirmed) return;
  await call(publishExcelReport, { body: { reportCode, revision } }).then(
    () => toastSuccess(translate('report.excelPublished')),
    () => undefined,
  );
  context.reload();
}

async function unpublish(row: Row, context: ListContext<Row>): Promise<void> {
  const { reportCode, reportName } = row;
  const isConfirmed = await askToConfirm({
    title: translate('publish.unpublish'),
    message: translate('publish.unpublishAsk', { name: reportName }),
    confirmLabel: translate('publish.unpublish'),
  });
  if (!isConfirmed) return;
  await call(isScreen(row) ? unpublishScreen : unpublishExcelReport, { body: { reportCode } }).then(
    () => toastSuccess(translate('publish.unpublished')),
    () => undefined,
  );
  context.reload();
}

/** An action for either kind: what somebody may do with screens says nothing of Excel reports. */
function forEither(
  action: Omit<RowAction<Row>, 'permission'>,
  rights: { readonly screen: string; readonly excel: string },
): readonly RowAction<Row>[] {
  const isHidden = (row: Row) => action.isHidden?.(row) === true;
  return [
    { ...action, permission: rights.screen, isHidden: (row) => !isScreen(row) || isHidden(row) },
    {
      ...action,
      id: `${action.id}-excel`,
      permission: rights.excel,
      isHidden: (row) => isScreen(row) || isHidden(row),
    },
  ];
}

/** What may be done with a report as a record. */
function recordActions({ openCopy, openUses, openExport }: ReportDialogs): readonly RowAction<Row>[] {
  return [
    { id: 'copy', label: WORDS['report.copy'], permission: copyReport.permission, run: openCopy },
    {
      id: 'uses',
      label: WORDS['report.uses'],
      permission: reportUses.permission,
      run: openUses,
    },
    {
      id: 'export',
      label: ARCHIVE_WORDS.export,
      permission: exportScreen.permission,
      isHidden: (row) => !isScreen(row),
      run: openExport,
    },
    {
      id: 'edit',
      label: WORDS['crud.edit'],
      permission: 'reportManage:update',
      run: (row, context) => context.openEdit(row),
    },
    {
      id: 'delete',
      label: WORDS['crud.delete'],
      permission: 'reportManage:delete',
      isDangerous: true,
      run: (row, context) => context.remove([row]),
    },
  ];
}

/** What may be done with one report. */
export function rowActions(dialogs: ReportDialogs): readonly RowAction<Row>[] {
  const { openShare, openSchedule, openPublish } = dialogs;
  const change = { screen: 'bigScreenManage:design', excel: 'excelManage:update' };
  return [
    ...forEither({ id: 'design', label: WORDS['report.design'], run: openDesigner }, change),
    ...forEither(
      { id: 'preview', label: WORDS['report.preview'], isDisabled: (row) => row.status !== 1, run: openViewer },
      { screen: 'bigScreenManage:view', excel: 'excelManage:view' },
    ),
    ...forEither(
      { id: 'share', label: WORDS['report.share'], run: openShare },
      { screen: 'bigScreenManage:share', excel: 'excelManage:share' },
    ),
    {
      id: 'schedule',
      label: WORDS['report.schedule'],
      permission: createSchedule.permission,
      isHidden: (row) => isScreen(row),
      isDisabled: (row) => row.status !== 1,
      run: openSchedule,
    },
    ...forEither(
      {
        id: 'publish',
        label: WORDS['publish.publish'],
        isHidden: (row) => row.revision === 0 || publishStateOf(row) === 'published',
        run: (row, context) => (isScreen(row) ? openPublish(row) : void publishExcel(row, context)),
      },
      change,
    ),
    ...forEither(
      {
        id: 'unpublish',
        label: WORDS['publish.unpublish'],
        isHidden: (row) => publishStateOf(row) === 'draft',
        run: (row, context) => void unpublish(row, context),
      },
      change,
    ),
    ...recordActions(dialogs),
  ];
}

export const contextMenu: Resource<Row>['contextMenu'] = [
  {
    id: 'design',
    label: WORDS['report.design'],
    icon: 'brush',
    flag: 'single',
    permission: 'bigScreenManage:design|excelManage:update',
    run: ([row]) => row && openDesigner(row),
  },
  {
    id: 'preview',
    label: WORDS['report.preview'],
    icon: 'play-circle',
    flag: 'single',
    run: ([row]) => row && openViewer(row),
  },
  {
    id: 'delete',
    label: WORDS['crud.delete'],
    icon: 'trash',
    flag: 'all',
    permission: 'reportManage:delete',
    isDangerous: true,
    run: (rows, context) => context.remove(rows),
  },
];
