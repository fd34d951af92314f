import type { Cell, ContextData, DataSetQuery, PreviewResult, Table } from '@aj-report/contract';
import type { DataAnswer, DataProvider, DataQuery } from '@aj-report/widgets';
import { toApiError } from '../api/http.ts';
import { runQuery } from './origin.ts';
import { sortRows } from './sort-rows.ts';
import type { SetPlan } from './plan/set-plan.ts';

/** Answers for a stage from data sets that are not saved: each is asked for as its test preview, and once. */
export class PlanPreview implements DataProvider {
  private readonly sets: ReadonlyMap<string, SetPlan>;
  private readonly tables = new Map<string, Promise<Table>>();
  private abort = new AbortController();

  constructor(sets: readonly SetPlan[]) {
    this.sets = new Map(sets.map((set) => [set.key, set]));
  }

  async query(
    _reportCode: string,
    queries: readonly DataQuery[],
    onAnswer: (answer: DataAnswer) => void,
    signal: AbortSignal,
  ): Promise<void> {
    await Promise.all(
      queries.map(async ({ id, setCode, contextData, sort: [sort] = [] }) => {
        const answer = await this.answer(setCode, contextData);
        const sorted = 'table' in answer && sort ? { table: sortRows(answer.table, sort) } : answer;
        if (!signal.aborted) onAnswer({ id, ...sorted });
      }),
    );
  }

  /** Runs a set as it will be saved: only a set that was seen to run may be. @throws ApiError */
  async ensure(set: SetPlan): Promise<void> {
    await this.read(set, set.query);
  }

  /** Ends what is being asked; whatever is asked afterwards is asked anew. */
  close(): void {
    this.abort.abort();
    this.abort = new AbortController();
    this.tables.clear();
  }

  private async answer(
    key: string,
    context: ContextData,
  ): Promise<{ readonly table: Table } | { readonly error: { readonly code: string; readonly message: string } }> {
    const set = this.sets.get(key);
    if (!set) return { error: { code: 'data-set/not-found', message: key } };
    try {
      return { table: await this.read(set, withValues(set.query, context)) };
    } catch (failure) {
      const { code, message } = toApiError(failure);
      return { error: { code, message } };
    }
  }

  private read({ key }: SetPlan, query: DataSetQuery): Promise<Table> {
    const params = query.dataSetParamDtoList ?? [];
    const asked = `${key} ${JSON.stringify(params.map(({ sampleItem }) => sampleItem ?? null))}`;
    const known = this.tables.get(asked);
    if (known) return known;
    const read = runQuery(query, this.abort.signal).then(toTable);
    this.tables.set(asked, read);
    read.catch(() => {
      if (this.tables.get(asked) === read) this.tables.delete(asked);
    });
    return read;
  }
}

/** A test preview takes the values of parameters from their samples. */
function withValues(query: DataSetQuery, context: ContextData): DataSetQuery {
  const { dataSetParamDtoList: params } = query;
  if (!params) return query;
  const given = params.map((param) => {
    const value = context[param.paramName];
    return typeof value === 'string' || typeof value === 'number' ? { ...param, sampleItem: value } : param;
  });
  return { ...query, dataSetParamDtoList: given };
}

/** A preview shows the first groups; that others are left out is said on the chart. */
function toTable({ columns, data, total, truncated }: PreviewResult): Table {
  return {
    columns,
    data: columns.map(({ name }) => data.map((row) => (row[name] ?? null) as Cell)),
    rowCount: data.length,
    ...(truncated || total > data.length ? { truncated: true } : {}),
  };
}
