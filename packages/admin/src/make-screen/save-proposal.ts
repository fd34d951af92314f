import {
  createDataSet,
  createReport,
  deleteDataSets,
  deleteReport,
  saveScreen,
  type ScreenDocument,
} from '@aj-report/contract';
import { call } from '../api/call.ts';
import { newCode } from '../screen/new-code.ts';
import { makePicture } from '../screen/pictures.ts';
import type { PlanPreview } from './plan-preview.ts';
import type { Proposal } from './plan/proposals.ts';

const SILENT = { showErrorDialog: false } as const;

/** What was made so far; gone again where the rest fails. */
interface Made {
  readonly setIds: string[];
  reportId?: string;
}

/** Nothing is left behind by what did not come to its end. */
async function takeBack({ setIds, reportId }: Made): Promise<void> {
  if (reportId !== undefined) await call(deleteReport, { params: { id: reportId }, ...SILENT }).catch(() => undefined);
  if (setIds.length > 0) await call(deleteDataSets, { body: setIds, ...SILENT }).catch(() => undefined);
}

/** Data sets, and the document that names them by their keys. */
type Asked = Pick<Proposal, 'sets' | 'document'>;

async function saveSets({ sets, document }: Asked, preview: PlanPreview, made: Made): Promise<ScreenDocument> {
  const codes = new Map<string, string>();
  for (const set of sets) {
    await preview.ensure(set);
    const setCode = newCode('set');
    const setDesc = document.dashboard?.description ?? '';
    const body = { ...set.query, setCode, setName: set.name, setDesc };
    const { id } = await call(createDataSet, { body, ...SILENT });
    made.setIds.push(id);
    codes.set(set.key, setCode);
  }
  const widgets = (document.widgets ?? []).map((widget) => {
    const setCode = codes.get(widget.data?.setCode ?? '');
    return setCode === undefined ? widget : { ...widget, data: { ...widget.data, setCode } };
  });
  return { ...document, widgets };
}

/** Saves the data sets of a proposal; answers its document with their codes. @throws ApiError */
export async function saveDataSets(proposal: Asked, preview: PlanPreview): Promise<ScreenDocument> {
  const made: Made = { setIds: [] };
  try {
    return await saveSets(proposal, preview, made);
  } catch (failure) {
    await takeBack(made);
    throw failure;
  }
}

/** Saves a proposal as a new screen, a draft; answers its code. @throws ApiError */
export async function saveProposal(proposal: Proposal, preview: PlanPreview): Promise<string> {
  const made: Made = { setIds: [] };
  try {
    const document = await saveSets(proposal, preview, made);
    const { title = '', description = '' } = document.dashboard ?? {};
    const reportCode = newCode('screen');
    const report = { reportCode, reportName: title, reportType: 'report_screen', description };
    made.reportId = (await call(createReport, { body: report, ...SILENT })).id;
    const saved = await call(saveScreen, { body: { ...document, reportCode, publish: 0 }, ...SILENT });
    void makePicture(reportCode, saved.revision);
    return reportCode;
  } catch (failure) {
    await takeBack(made);
    throw failure;
  }
}
