import { allDataSources, isConnectionKind, listDataSets, listRemoteTables } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { toApiError } from '../api/http.ts';
import { formatNumber } from '../i18n/format-value.ts';
import { fill } from '../i18n/fill.ts';
import { useText } from '../i18n/i18n.ts';
import { atOnce } from '../shoelace/at-once.ts';
import { Modal } from '../shell/modal.tsx';
import { MAKE_WORDS } from './make-screen.words.ts';
import { nameOf, type Origin } from './origin.ts';
import './make-screen.css';

interface Choice {
  readonly origin: Origin;
  readonly name: string;
  readonly note: string;
}

type Choices = { readonly tables: readonly Choice[]; readonly sets: readonly Choice[] };

const SETS_LISTED = 500;
const SILENT = { showErrorDialog: false } as const;

/** Tables of all imported spreadsheets, or of one source of whatever kind. */
async function readTables(
  sourceId: string | undefined,
  rows: (count: number) => string,
  signal: AbortSignal,
): Promise<Choice[]> {
  const sources = await call(allDataSources, { signal, ...SILENT });
  const shown = sources.filter(({ id, sourceType }) =>
    sourceId === undefined ? !isConnectionKind(sourceType) : id === sourceId,
  );
  const found: Choice[] = [];
  for (const { id, sourceCode, sourceName, sourceType, tables } of shown) {
    const toChoice = (table: string, note: string): Choice => {
      const origin: Origin = { kind: 'table', sourceCode, sourceName, sourceType, table };
      return { origin, name: nameOf(origin), note };
    };
    if (isConnectionKind(sourceType)) {
      const remote = await call(listRemoteTables, { params: { id }, signal, ...SILENT });
      found.push(...remote.map(({ name, comment }) => toChoice(name, comment)));
    } else {
      found.push(...tables.map((table) => toChoice(table.name, `${sourceName} · ${rows(table.rows)}`)));
    }
  }
  return found;
}

/** Data sets whose rows can be asked: those of an API answer as they are. */
async function readSets(signal: AbortSignal): Promise<Choice[]> {
  const { records } = await call(listDataSets, { query: { pageNumber: 1, pageSize: SETS_LISTED }, signal, ...SILENT });
  const asked = records.filter(({ setType, enableFlag }) => setType !== 'http' && enableFlag === 1);
  return asked.map(({ id, setName, sourceName }) => ({
    origin: { kind: 'set', id, setName },
    name: setName,
    note: sourceName,
  }));
}

interface OriginPickerProps {
  /** Only tables of this source; absent = all imported tables, and data sets. */
  readonly sourceId?: string;
  onPick(origin: Origin): void;
  onClose(): void;
}

/** Asks for the table or data set of which a screen is made; the only table of a source needs no question. */
export function OriginPicker({ sourceId, onPick, onClose }: OriginPickerProps) {
  const text = useText();
  const [choices, setChoices] = useState<Choices | undefined>();
  const [problem, setProblem] = useState('');
  const [words, setWords] = useState('');
  const [pick] = useState(() => onPick);
  const [rows] = useState(() => (count: number) => fill(text(MAKE_WORDS.rows), { rows: formatNumber(count) }));
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const reading = Promise.all([readTables(sourceId, rows, signal), sourceId === undefined ? readSets(signal) : []]);
    reading.then(
      ([tables, sets]) => {
        if (signal.aborted) return;
        if (sourceId !== undefined && tables.length === 1) pick(tables[0]!.origin);
        else setChoices({ tables, sets });
      },
      (failure: unknown) => signal.aborted || setProblem(toApiError(failure).message),
    );
    return () => abort.abort();
  }, [sourceId, pick, rows]);
  const isFound = ({ name, note }: Choice) => `${name} ${note}`.toLowerCase().includes(words.trim().toLowerCase());
  const groups = choices
    ? [
        { title: MAKE_WORDS.tables, found: choices.tables.filter(isFound) },
        { title: MAKE_WORDS.sets, found: choices.sets.filter(isFound) },
      ]
    : [];
  const isEmpty = choices !== undefined && choices.tables.length + choices.sets.length === 0;
  return (
    <Modal title={text(MAKE_WORDS.pickTitle)} isOpen width="560px" onClose={onClose}>
      <div className="origin-picker">
        {choices === undefined && problem === '' ? <sl-skeleton effect="sheen" /> : null}
        {problem === '' ? null : <p role="alert">{problem}</p>}
        {isEmpty ? <p className="muted">{text(MAKE_WORDS.none)}</p> : null}
        {choices && !isEmpty ? (
          <sl-input
            size="small"
            clearable
            className="aj-control"
            aria-label={text(MAKE_WORDS.search)}
            placeholder={text(MAKE_WORDS.search)}
            value={words}
            onsl-input={atOnce((event) => setWords((event.target as HTMLInputElement).value))}
          />
        ) : null}
        {groups
          .filter(({ found }) => found.length > 0)
          .map(({ title, found }) => (
            <section key={title.en}>
              <h3>{text(title)}</h3>
              <ul>
                {found.map(({ origin, name, note }) => (
                  <li key={JSON.stringify(origin)}>
                    <button
                      type="button"
                      className="origin-picker__choice"
                      data-origin={name}
                      onClick={() => onPick(origin)}
                    >
                      <sl-icon name={origin.kind === 'table' ? 'table' : 'layers'} />
                      <span className="ellipsis">{name}</span>
                      <small className="muted ellipsis">{note}</small>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Modal>
  );
}
