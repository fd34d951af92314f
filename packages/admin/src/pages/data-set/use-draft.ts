import {
  createDataSet,
  getDataSet,
  testTransform,
  updateDataSet,
  type ColumnType,
  type DataSetListItem,
  type DataSetQuery,
  type PreviewResult,
} from '@aj-report/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import type { ApiError } from '../../api/api-error.ts';
import { toApiError } from '../../api/http.ts';
import type { TextMistake, TextPlace } from '../../form/code-editor.tsx';
import { newCode } from '../../screen/new-code.ts';
import { EMPTY_DRAFT, isSameQuery, toBaseQuery, toDraft, toQuery, toSave, type Draft } from './draft.ts';
import type { Source } from './table-tree.tsx';

export interface Preview {
  /** The query that ran. */
  readonly query: DataSetQuery;
  readonly result?: PreviewResult;
  readonly error?: string;
  /** Where in the SQL the error is, both from 1. */
  readonly place?: TextPlace;
}

function placeOf({ args: { line, column } }: ApiError): Pick<Preview, 'place'> {
  return typeof line === 'number' && typeof column === 'number' ? { place: { line, column } } : {};
}

/** Runs previews; a newer one replaces a running one, which is cancelled. */
export function usePreview() {
  const [preview, setPreview] = useState<Preview | undefined>();
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(query: DataSetQuery): Promise<void> {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setIsRunning(true);
    try {
      const result = await call(testTransform, { body: query, signal: abort.signal, showErrorDialog: false });
      setPreview({ query, result });
    } catch (failure) {
      const error = toApiError(failure);
      if (!abort.signal.aborted) setPreview({ query, error: error.message, ...placeOf(error) });
    }
    if (running.current === abort) setIsRunning(false);
  }

  return { preview, isRunning, run, cancel: () => running.current?.abort() };
}

interface DraftEvents {
  onLoaded(draft: Draft): void;
  /** The set could not be fetched; the error has been shown. */
  onFailed(): void;
}

/** The draft of an existing data set, or an empty one; `undefined` while it is fetched. */
export function useDraft(row: DataSetListItem | undefined, events: DraftEvents) {
  const [fresh] = useState<Draft>(() => ({ ...EMPTY_DRAFT, setCode: newCode('set') }));
  const [draft, setDraft] = useState<Draft | undefined>(row ? undefined : fresh);
  const saved = useRef<Draft>(fresh);
  const handleLoaded = useEffectEvent(events.onLoaded);
  const handleFailure = useEffectEvent(events.onFailed);
  useEffect(() => {
    if (!row) return;
    const abort = new AbortController();
    async function load(id: string) {
      const detail = await call(getDataSet, { params: { id }, signal: abort.signal });
      const next = toDraft(detail);
      saved.current = next;
      setDraft(next);
      handleLoaded(next);
    }
    load(row.id).catch(() => !abort.signal.aborted && handleFailure());
    return () => abort.abort();
  }, [row]);
  return { draft, setDraft, isDirty: () => JSON.stringify(draft) !== JSON.stringify(saved.current) };
}

/** Sends the draft; resolves to whether it was saved. */
export async function saveDraft(draft: Draft, id: string | undefined): Promise<boolean> {
  const body = toSave(draft);
  const saving = id === undefined ? call(createDataSet, { body }) : call(updateDataSet, { body: { ...body, id } });
  return saving.then(
    () => true,
    () => false,
  );
}

/** Whether the last preview succeeded with exactly this query. */
export function isPreviewed(preview: Preview | undefined, draft: Draft): boolean {
  return preview?.result !== undefined && isCurrent(preview, draft);
}

/** Whether a preview ran exactly what the draft holds. */
export function isCurrent({ query }: Preview, draft: Draft): boolean {
  return isSameQuery(query, toQuery(draft));
}

/** What is wrong in the SQL of the draft, and where, as far as the last preview says. */
export function mistakeIn(preview: Preview | undefined, draft: Draft): TextMistake | undefined {
  const { place, error, query } = preview ?? {};
  if (!place || error === undefined || draft.setType !== 'sql' || query?.dynSentence !== draft.dynSentence) return;
  return { ...place, message: error };
}

export interface BaseColumn {
  readonly name: string;
  readonly type: ColumnType;
}

/** The rows that a set groups, as far as they are known. */
export interface BaseRows {
  readonly columns: readonly BaseColumn[] | undefined;
  /** The clause of the SQL that limits them. */
  readonly rowLimit: string | undefined;
  /** Why they could not be read. */
  readonly error: string | undefined;
  readonly isReading: boolean;
  read(): void;
}

const NOTHING_READ: BaseRows = {
  columns: undefined,
  rowLimit: undefined,
  error: undefined,
  isReading: false,
  read: () => undefined,
};

/**
 * Columns of the rows that a set groups: of its table, or of its SQL without the grouping once that was read.
 * They are forgotten when the SQL changes.
 */
export function useBaseColumns(
  draft: Draft | undefined,
  source: Source | undefined,
  preview: Preview | undefined,
): BaseRows {
  const base = usePreview();
  if (!draft) return NOTHING_READ;
  if (draft.setType === 'calc') {
    const table = source?.tables.find((one) => one.name === draft.tableName);
    return { ...NOTHING_READ, columns: table?.columns };
  }
  const wanted = JSON.stringify([draft.sourceCode, draft.dynSentence]);
  const current = [base.preview, isPlain(preview) ? preview : undefined].filter(
    (one) => one !== undefined && JSON.stringify([one.query.sourceCode, one.query.dynSentence]) === wanted,
  );
  const result = current.find((one) => one?.result)?.result;
  return {
    columns: result?.columns,
    rowLimit: result?.rowLimit,
    error: result ? undefined : current.find((one) => one?.error)?.error,
    isReading: base.isRunning,
    read: () => void base.run(toBaseQuery(draft)),
  };
}

/** A preview without groups shows the columns of the SQL itself. */
function isPlain(preview: Preview | undefined): boolean {
  return preview?.query.setType !== 'calc' && (preview?.query.calculations ?? []).length === 0;
}
