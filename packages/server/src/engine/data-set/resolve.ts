import {
  PARAM_TYPES,
  type CalcDefinition,
  type ContextData,
  type DataSetParam,
  type ParamType,
} from '@aj-report/contract';
import type { BoundParam, QueryRequest } from '../process/query-engine.types.ts';
import { toBoundParam } from '../sql/param-value.ts';

/** Grouping and calculations of a data set. */
export interface SetCalc extends CalcDefinition {
  /** The table of a `calc` set; without it the SQL's rows are grouped. */
  readonly table?: string;
}

/** What a data set asks of which files. */
export interface SetDefinition {
  readonly databases: readonly string[];
  readonly dynSentence: string;
  readonly params: readonly DataSetParam[];
  readonly calc?: SetCalc;
}

export interface SetLimits {
  readonly maxRows: number;
  /** Groups that calculations see at most; `maxRows` of them without it. */
  readonly maxGroups?: number;
  readonly timeoutMs: number;
}

/**
 * The query of a data set for one caller. Only declared parameters are taken from `contextData`; an optional one that is
 * absent is NULL.
 * @throws AppError `sql/param-missing` (required and absent), `sql/param-invalid`
 */
export function resolveQuery(set: SetDefinition, contextData: ContextData, limits: SetLimits): QueryRequest {
  const { databases, dynSentence: sql, calc } = set;
  const { maxRows, maxGroups = maxRows, timeoutMs } = limits;
  const request = { databases, sql, params: resolveParams(set.params, contextData), maxRows, timeoutMs };
  return calc ? { ...request, calc: { ...calc, maxGroups, lookups: [] } } : request;
}

/** Values of the declared parameters, in the order of the declaration (see `resolveQuery`). */
export function resolveParams(params: readonly DataSetParam[], contextData: ContextData): BoundParam[] {
  return params.map(({ paramName, paramType, requiredFlag }) => {
    const given = Object.hasOwn(contextData, paramName) ? contextData[paramName] : undefined;
    return toBoundParam({ name: paramName, type: toParamType(paramType), required: requiredFlag === 1 }, given);
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
