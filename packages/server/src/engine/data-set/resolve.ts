import {
  PARAM_TYPES,
  type CalcDefinition,
  type ContextData,
  type DataSetParam,
  type ParamType,
} from '@aj-report/contract';
import type {
  AskedRows,
  BoundParam,
  CodeTexts,
  QueryRequest,
  RowFilter,
  TableAccess,
  ValueOrders,
} from '../request/query-engine.types.ts';
import { toBoundParam } from '../sql/param-value.ts';

/** Grouping and calculations of a data set. */
export interface SetCalc extends CalcDefinition {
  /** The table of a `calc` set; without it the SQL's rows are grouped. */
  readonly table?: string;
}

/** What a data set asks of which tables, bound to somebody who asks. */
export interface SetDefinition {
  readonly source: TableAccess;
  readonly dynSentence: string;
  readonly params: readonly DataSetParam[];
  readonly calc?: SetCalc;
  /** What its row rules leave the caller to see. */
  readonly filters: readonly RowFilter[];
  readonly texts: CodeTexts;
  /** What the set says of the order of values; absent where it says nothing. */
  readonly orders?: ValueOrders;
}

export interface SetLimits {
  readonly maxRows: number;
  /** Groups that calculations see at most; `maxRows` of them without it. */
  readonly maxGroups?: number;
  readonly timeoutMs: number;
  /** Which rows of the answer are wanted; absent = all as they are */
  readonly asked?: AskedRows | undefined;
}

/** The query of a data set with the values of its parameters. */
export function toQuery(set: SetDefinition, params: readonly BoundParam[], limits: SetLimits): QueryRequest {
  const { source, dynSentence: sql, calc, filters, texts, orders } = set;
  const { databases, connection } = source;
  const { maxRows, maxGroups = maxRows, timeoutMs, asked } = limits;
  const governed = {
    ...(filters.length > 0 ? { filters } : {}),
    ...(connection ? { connection } : {}),
    ...(Object.keys(texts).length > 0 ? { texts } : {}),
    ...(asked ? { asked: asked.group && orders ? { ...asked, orders } : asked } : {}),
    ...(asked?.group ? { maxGroups } : {}),
  };
  const request = { databases, sql, params, maxRows, timeoutMs, ...governed };
  return calc ? { ...request, calc: { ...calc, maxGroups, lookups: [] } } : request;
}

/**
 * Values of the declared parameters, in the order of the declaration. Only those are taken from `contextData`; an
 * optional one that is absent takes its default, else NULL.
 * @throws AppError `sql/param-missing` (required and absent), `sql/param-invalid`, `sql/param-not-allowed`
 */
export function resolveParams(params: readonly DataSetParam[], contextData: ContextData, now: Date): BoundParam[] {
  return params.map(({ paramName, paramType, requiredFlag, defaultValue = null, allowedValues = '' }) => {
    const given = Object.hasOwn(contextData, paramName) ? contextData[paramName] : undefined;
    const [type, required] = [toParamType(paramType), requiredFlag === 1];
    return toBoundParam(
      { name: paramName, type, required, fallback: defaultValue, allowed: allowedValues },
      given,
      now,
    );
  });
}

/** The values that a test preview takes: the samples of the parameters that have one. */
export function toSampleContext(params: readonly DataSetParam[]): ContextData {
  const filled = params.filter(
    ({ sampleItem }) => sampleItem !== undefined && sampleItem !== null && sampleItem !== '',
  );
  return Object.fromEntries(filled.map(({ paramName, sampleItem }) => [paramName, sampleItem]));
}

/** A declared type; what is not known is a text. */
export function toParamType(type: string | undefined): ParamType {
  return PARAM_TYPES.find((known) => known === type) ?? 'string';
}
