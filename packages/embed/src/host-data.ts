import { COLUMN_TYPES, toTable, type Language, type RowsAsked, type Table, type Text } from '@aj-report/contract';
import type { DataAnswer, DataProvider, DataQuery } from '@aj-report/widgets';
import type { Client } from './client.ts';
import { fillText } from './texts.ts';

/** What a page is asked for: the rows of one data set for a widget, or for several that want the same. */
export interface DataRequest extends RowsAsked {
  readonly reportCode: string;
  /** One of the widgets that want it. */
  readonly widgetId: string;
  readonly setCode: string;
  /** Values of the parameters: those that the widget saved, those of the screen, and what is chosen in others. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The answer is wanted no longer. */
  readonly signal: AbortSignal;
}

type HostRows = readonly Readonly<Record<string, unknown>>[];

/**
 * What a page may answer: rows; rows with `total`, the number of all of which they are one page; a table by columns.
 * Undefined = it has nothing to say, and the service is asked.
 */
export type GivenData = HostRows | { readonly rows: HostRows; readonly total?: number } | Table | undefined;

/** Answers data in the place of the service; what it throws is the widget's error. */
export type HostDataProvider = (request: DataRequest) => GivenData | Promise<GivenData>;

const FAILED: Text = { zh: '网页提供数据时出错：{reason}', en: 'The page failed to provide data: {reason}' };
const BAD_ANSWER: Text = {
  zh: '网页提供的数据无法识别：{reason}。请返回行数组、{rows, total} 或 {columns, data, rowCount}',
  en: 'What the page provided is no data: {reason}. Give rows, {rows, total} or {columns, data, rowCount}',
};

class BadAnswer extends Error {}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rowsToTable(rows: unknown): Table {
  if (!Array.isArray(rows)) throw new BadAnswer(`rows: ${typeof rows}`);
  const bad = rows.findIndex((row) => !isRecord(row));
  if (bad >= 0) throw new BadAnswer(`[${bad}]: ${JSON.stringify(rows[bad])}`);
  return toTable(rows as HostRows);
}

function checkTable({ columns, data }: Readonly<Record<string, unknown>>): Table {
  if (!Array.isArray(columns) || !Array.isArray(data)) throw new BadAnswer('columns, data');
  if (data.length !== columns.length) throw new BadAnswer(`columns: ${columns.length}, data: ${data.length}`);
  const rowCount = (data[0] as unknown[] | undefined)?.length ?? 0;
  columns.forEach((column: unknown, c) => {
    const isColumn =
      isRecord(column) && typeof column['name'] === 'string' && COLUMN_TYPES.some((type) => type === column['type']);
    if (!isColumn) throw new BadAnswer(`columns[${c}]: ${JSON.stringify(column)}`);
    const cells: unknown = data[c];
    if (!Array.isArray(cells) || cells.length !== rowCount) throw new BadAnswer(`data[${c}]`);
  });
  return { columns, data, rowCount } as Table;
}

/** The table of an answer. @throws BadAnswer with the place that is none */
function toTableOf(given: unknown): Table {
  if (!isRecord(given)) return rowsToTable(given);
  const table = 'rows' in given ? rowsToTable(given['rows']) : checkTable(given);
  const { total } = given;
  if (total === undefined) return table;
  if (!Number.isInteger(total)) throw new BadAnswer(`total: ${JSON.stringify(total)}`);
  return { ...table, total: total as number };
}

/** Where the page's own provider is found; it may be another one each time. */
interface DataHost {
  readonly dataProvider: HostDataProvider | undefined;
}

/** A provider that asks the page first, and the service for what the page leaves to it. */
export class HostData implements DataProvider {
  readonly getMap: Client['getMap'];
  readonly #client: Client;
  readonly #host: DataHost;
  readonly #language: () => Language;

  constructor(client: Client, host: DataHost, language: () => Language) {
    this.getMap = client.getMap;
    this.#client = client;
    this.#host = host;
    this.#language = language;
  }

  async query(
    reportCode: string,
    queries: readonly DataQuery[],
    onAnswer: (answer: DataAnswer) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const left: DataQuery[] = [];
    const ask = async (query: DataQuery) => {
      const answer = await this.#ask(reportCode, query, signal);
      if (answer) onAnswer(answer);
      else left.push(query);
    };
    await Promise.all(queries.map(ask));
    signal.throwIfAborted();
    if (left.length > 0) await this.#client.query(reportCode, left, onAnswer, signal);
  }

  async #ask(reportCode: string, query: DataQuery, signal: AbortSignal): Promise<DataAnswer | undefined> {
    const { id, setCode, contextData: params, refreshMs: _r, ...asked } = query;
    const fail = (code: string, text: Text, reason: unknown) => {
      const message = fillText(text[this.#language()], {
        reason: reason instanceof Error ? reason.message : `${reason}`,
      });
      return { id, error: { code, message } };
    };
    try {
      const given = await this.#host.dataProvider?.({ reportCode, widgetId: id, setCode, params, ...asked, signal });
      return given === undefined ? undefined : { id, table: toTableOf(given) };
    } catch (reason) {
      if (reason instanceof BadAnswer) return fail('page/bad-data', BAD_ANSWER, reason);
      return fail('page/data-failed', FAILED, reason);
    }
  }
}
