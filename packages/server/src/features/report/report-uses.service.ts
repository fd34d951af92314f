import type { OutputOf, reportUses } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { newestExcelSets } from '../excel-report/excel-report.service.ts';
import { namesOfSets, needsOfScreen, screensLinkingTo } from '../screen/screen-links.service.ts';
import { getNewestScreen } from '../screen/screen.service.ts';
import { getReport } from './report.service.ts';

/** Screens that link to a report, and what its newest revision uses. @throws record/not-found */
export async function usesOfReport(app: Needs<'clock' | 'db'>, id: string): Promise<OutputOf<typeof reportUses>> {
  const { reportCode, reportType } = await getReport(app, id);
  const usedBy = await screensLinkingTo(app, reportCode);
  if (reportType === 'report_excel') {
    return { usedBy, usesSets: await namesOfSets(app, await newestExcelSets(app, reportCode)), usesMaps: [] };
  }
  if (reportType !== 'report_screen') return { usedBy, usesSets: [], usesMaps: [] };
  return { usedBy, ...(await needsOfScreen(app, await getNewestScreen(app, reportCode))) };
}
