import {
  ENGLISH_SAMPLE_SUFFIX,
  listDataSets,
  listDataSources,
  listReports,
  SAMPLE_AUTHOR,
  type DataSourceListItem,
  type PageResult,
  type ReportListItem,
} from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { toApiError } from '../../api/http.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useCan } from '../../session/use-can.tsx';
import { hasShared } from '../../shares/shared-memory.ts';

/** A list; one that the user may not see; or why it could not be read. */
export type Found<T> = readonly T[] | 'hidden' | ApiError;

/** Whether a person has done it; samples do not count. */
export interface StepsDone {
  readonly source: boolean;
  readonly set: boolean;
  readonly screen: boolean;
  readonly share: boolean;
}

export interface HomeData {
  readonly screens: Found<ReportListItem>;
  readonly imports: Found<DataSourceListItem>;
  /** The four steps of the first-run path; undefined while what they ask for cannot be read. */
  readonly done: StepsDone | undefined;
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

async function find<T>(isAllowed: boolean, read: () => Promise<PageResult<T>>): Promise<Found<T>> {
  if (!isAllowed) return 'hidden';
  return read().then(
    (page) => page.records,
    (failure: unknown) => toApiError(failure),
  );
}

function isList<T>(found: Found<T>): found is readonly T[] {
  return Array.isArray(found);
}

function listOf<T>(found: Found<T>): readonly T[] {
  return isList(found) ? found : [];
}

function mapFound<T>(found: Found<T>, change: (records: readonly T[]) => readonly T[]): Found<T> {
  return isList(found) ? change(found) : found;
}

async function loadHome(rights: Rights, signal: AbortSignal): Promise<HomeData> {
  const options = { signal, query: LATEST, showErrorDialog: false };
  const [sources, sets, reports] = await Promise.all([
    find(rights.sources, () => call(listDataSources, options)),
    find(rights.sets, () => call(listDataSets, options)),
    find(rights.reports, () => call(listReports, options)),
  ]);
  signal.throwIfAborted();
  const all = [sources, sets, reports];
  const failure = all.find((found) => found instanceof ApiError);
  if (failure && !all.some(Array.isArray)) throw failure;
  const screens = mapFound(reports, (records) => records.filter((report) => report.reportType === 'report_screen'));
  const done = {
    source: byPeople(listOf(sources)),
    set: byPeople(listOf(sets)),
    screen: byPeople(listOf(screens).filter((screen) => screen.status === 1)),
    share: hasShared(),
  };
  return {
    screens: mapFound(screens, (records) => ownLanguageFirst(records, ({ reportCode }) => reportCode)),
    imports: mapFound(sources, (records) => ownLanguageFirst(records, ({ sourceCode }) => sourceCode)),
    done: failure ? undefined : done,
  };
}

/** What the home page shows, of what the user may see; read again while an import runs. */
export function useHome(): { readonly data: HomeData | undefined; readonly failure: ApiError | undefined } {
  const isAllowed = useCan();
  const sources = isAllowed('datasourceManage:query');
  const sets = isAllowed('resultsetManage:query');
  const reports = isAllowed(listReports.permission);
  const [data, setData] = useState<HomeData | undefined>();
  const [failure, setFailure] = useState<ApiError | undefined>();
  const isImporting = listOf(data?.imports ?? 'hidden').some((source) => source.status === 'inProgress');
  useEffect(() => {
    const abort = new AbortController();
    const load = () => {
      loadHome({ sources, sets, reports }, abort.signal).then(
        (loaded) => {
          setData(loaded);
          setFailure(undefined);
        },
        (error: unknown) => abort.signal.aborted || setFailure(toApiError(error)),
      );
    };
    load();
    const timer = isImporting ? setInterval(load, POLL_MS) : undefined;
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [sources, sets, reports, isImporting]);
  return { data, failure };
}
