import type { copyReport as copyEndpoint, Language, OutputOf, ReportCopy } from '@aj-report/contract';
import { write } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import { copyDataSets } from '../data-set/data-set.service.ts';
import { copyExcelReport, newestExcelSets } from '../excel-report/excel-report.service.ts';
import { copyScreen, newestSetCodes } from '../screen/screen.service.ts';
import { keepSamePicture } from '../picture/picture.service.ts';
import { createReport, requireReportByCode } from './report.service.ts';
import type { Actor } from '../../platform/actor.ts';

type Copied = OutputOf<typeof copyEndpoint>;

/**
 * A report of another code with the same content, as a draft; all or nothing.
 * @throws record/not-found, record/code-taken
 */
export async function copyReport(
  app: Needs<'clock' | 'db' | 'ids'>,
  actor: Actor,
  copy: ReportCopy,
  language: Language,
): Promise<Copied> {
  const { reportCode: fromCode, newCode: reportCode, newName: reportName, withDataSets = false } = copy;
  return write(app.db, async (transaction) => {
    const within = { clock: app.clock, ids: app.ids, db: transaction };
    const { reportType, reportGroup, description, ...report } = await requireReportByCode(within, fromCode);
    const form = { reportName, reportCode, reportType, reportGroup, description };
    const { id } = await createReport(within, actor, form, language);
    const isExcel = reportType === 'report_excel';
    const setsOf = isExcel ? newestExcelSets : newestSetCodes;
    const bound = withDataSets && report.revision > 0 ? await setsOf(within, fromCode) : [];
    const setCodes = bound.length === 0 ? new Map<string, string>() : await copyDataSets(within, actor, bound);
    if (isExcel) await copyExcelReport(within, actor, { fromCode, reportCode, setCodes });
    else await copyScreen(within, actor, { fromCode, reportCode, title: reportName, setCodes });
    await keepSamePicture(within, id, report);
    return { id, reportCode, setCodes: Object.fromEntries(setCodes) };
  });
}
