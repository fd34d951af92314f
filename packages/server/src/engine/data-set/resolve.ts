import { PARAM_TYPES, type ContextData, type DataSetParam, type ParamType } from '@aj-report/contract';
import type { BoundParam, QueryRequest } from '../process/query-engine.types.ts';
import { toBoundParam } from '../sql/param-value.ts';

/** What a data set asks of which files. */
export interface SetDefinition {
  readonly databases: readonly string[];
  readonly dynSentence: string;
  readonly params: readonly DataSetParam[];
}

export interface SetLimits {
  readonly maxRows: number;
  readonly timeoutMs: number;
}

/**
 * The query of a data set for one caller. Only declared parameters are taken from `contextData`; an optional one that is
 * absent is NULL.
 * @throws AppError `sql/param-missing` (required and absent), `sql/param-invalid`
 */
export function resolveQuery(set: SetDefinition, contextData: ContextData, limits: SetLimits): QueryRequest {
  return { databases: set.databases, sql: set.dynSentence, params: resolveParams(set.params, contextData), ...limits };
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
