import {
  ENGLISH_SAMPLE_SUFFIX,
  listDataSets,
  listDataSources,
  listReports,
  SAMPLE_AUTHOR,
  type DataSourceListItem,
  type ReportListItem,
} from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useCan } from '../../session/use-can.tsx';
import { hasShared } from '../report/shared-memory.ts';

export interface HomeData {
  readonly screens: readonly ReportListItem[];
  readonly imports: readonly DataSourceListItem[];
  /** Which of the four steps of the first-run path are done by a person; samples do not count. */
  readonly done: { readonly source: boolean; readonly set: boolean; readonly screen: boolean; readonly share: boolean };
}

const LATEST = { pageNumber: 1, pageSize: 50, sort: 'updateTime', order: 'DESC' } as const;
const POLL_MS = 2000;

interface Made {
  readonly createBy: string;
}

function byPeople(records: readonly Made[]): boolean {
  return records.some((record) => record.createBy !== SAMPLE_AUTHOR);
}

/** Samples in the language that the reader did not choose come last. */
function ownLanguageFirst<T extends Made>(records: readonly T[], codeOf: (record: T) => string): readonly T[] {
  const isForeign = (record: T) =>
    record.createBy === SAMPLE_AUTHOR &&
    codeOf(record).endsWith(ENGLISH_SAMPLE_SUFFIX) !== (currentLanguage() === 'en');
  return records.toSorted((a, b) => Number(isForeign(a)) - Number(isForeign(b)));
}

type Rights = { readonly sources: boolean; readonly sets: boolean; readonly reports: boolean };

/** Undefined for a list that the user may not see or that could not be read. */
async function readOr<T>(isAllowed: boolean, read: () => Promise<T>): Promise<T | undefined> {
  return isAllowed ? read().catch(() => undefined) : undefined;
}

async function loadHome(rights: Rights, signal: AbortSignal): Promise<HomeData> {
  const options = { signal, query: LATEST, showErrorDialog: false };
  const [sources, sets, reports] = await Promise.all([
    readOr(rights.sources, () => call(listDataSources, options)),
    readOr(rights.sets, () => call(listDataSets, options)),
    readOr(rights.reports, () => call(listReports, options)),
  ]);
  signal.throwIfAborted();
  if (!sources && !sets && !reports && (rights.sources || rights.sets || rights.reports))
    throw new Error('unreachable');
  const screens = (reports?.records ?? []).filter((report) => report.reportType === 'report_screen');
  return {
    screens: ownLanguageFirst(screens, ({ reportCode }) => reportCode),
    imports: ownLanguageFirst(sources?.records ?? [], ({ sourceCode }) => sourceCode),
    done: {
      source: byPeople(sources?.records ?? []),
      set: byPeople(sets?.records ?? []),
      screen: byPeople(screens.filter((screen) => screen.status === 1)),
      share: hasShared(),
    },
  };
}

/** What the home page shows, of what the user may see; read again while an import runs. */
export function useHome(): { readonly data: HomeData | undefined; readonly hasFailed: boolean } {
  const isAllowed = useCan();
  const sources = isAllowed('datasourceManage:query');
  const sets = isAllowed('resultsetManage:query');
  const reports = isAllowed('reportManage:query|bigScreenManage:view');
  const [data, setData] = useState<HomeData | undefined>();
  const [hasFailed, setHasFailed] = useState(false);
  const isImporting = data?.imports.some((source) => source.status === 'inProgress') ?? false;
  useEffect(() => {
    const abort = new AbortController();
    const load = () => {
      loadHome({ sources, sets, reports }, abort.signal).then(
        (loaded) => setData(loaded),
        () => abort.signal.aborted || setHasFailed(true),
      );
    };
    load();
    const timer = isImporting ? setInterval(load, POLL_MS) : undefined;
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [sources, sets, reports, isImporting]);
  return { data, hasFailed };
}
