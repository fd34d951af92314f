import {
  getReport,
  keepReportPicture,
  publishExcelReport,
  publishScreen,
  updateReport,
  type ReportListItem,
} from '@aj-report/contract';
import { call } from '../../api/call.ts';
import { toApiError } from '../../api/http.ts';
import { toastSuccess } from '../../api/toast.ts';
import type { ListContext, TableButton } from '../../crud/define-resource.ts';
import { translate } from '../../i18n/i18n.ts';
import { WORDS } from '../../i18n/words.ts';
import { makePicture } from '../../screen/pictures.ts';
import { askToConfirm } from '../../shell/confirm.tsx';

type Row = ReportListItem;

/** Does the same with each report, one after the other, and says of those that were left why. @returns how many were done */
export async function withEach(rows: readonly Row[], work: (row: Row) => Promise<unknown>): Promise<number> {
  const left: { readonly name: string; readonly text: string }[] = [];
  for (const row of rows) {
    try {
      await work(row);
    } catch (failure) {
      left.push({ name: row.reportName, text: toApiError(failure).reported });
    }
  }
  const done = rows.length - left.length;
  if (left.length > 0)
    await askToConfirm({
      title: translate('report.leftTitle', { count: left.length }),
      message: translate('report.leftText', { done }),
      details: left,
      confirmLabel: translate('crud.understood'),
      isNotice: true,
    });
  return done;
}

/** The group of a report; the rest stays as it is now. */
export async function setGroup({ id }: Row, reportGroup: string): Promise<void> {
  const { reportName, reportCode } = await call(getReport, { params: { id }, showErrorDialog: false });
  await call(updateReport, { body: { id, reportName, reportCode, reportGroup }, showErrorDialog: false });
}

async function publishMany({ selected, reload }: ListContext<Row>): Promise<void> {
  const isConfirmed = await askToConfirm({
    title: translate('report.publishMany'),
    message: translate('report.publishManyText'),
    confirmLabel: translate('report.publishMany'),
  });
  if (!isConfirmed) return;
  const count = await withEach(selected, async ({ reportCode, reportType }) => {
    const isExcel = reportType === 'report_excel';
    const endpoint = isExcel ? publishExcelReport : publishScreen;
    const { revision } = await call(endpoint, { body: { reportCode }, showErrorDialog: false });
    if (!isExcel) void makePicture(reportCode, revision);
  });
  if (count > 0) toastSuccess(translate('report.publishedMany', { count }));
  reload();
}

async function renewPictures({ selected }: ListContext<Row>): Promise<void> {
  const screens = selected.filter(({ reportType }) => reportType === 'report_screen');
  const made = await Promise.all(screens.map(({ reportCode }) => makePicture(reportCode)));
  toastSuccess(translate('report.picturesMade', { count: made.filter(Boolean).length }));
}

/** What may be done with several reports at once, beside deleting them. */
export function batchButtons({ openGroup }: { openGroup(rows: readonly Row[]): void }): readonly TableButton<Row>[] {
  return [
    {
      id: 'publish-many',
      label: WORDS['report.publishMany'],
      icon: 'send',
      permission: publishScreen.permission,
      needsSelection: true,
      run: (context) => void publishMany(context),
    },
    {
      id: 'group',
      label: WORDS['report.setGroup'],
      icon: 'folder',
      permission: updateReport.permission,
      needsSelection: true,
      run: ({ selected }) => openGroup(selected),
    },
    {
      id: 'pictures',
      label: WORDS['report.newPictures'],
      icon: 'image',
      permission: keepReportPicture.permission,
      needsSelection: true,
      run: (context) => void renewPictures(context),
    },
  ];
}
