import type { TSchema } from 'typebox';
import type { Endpoint } from './define-endpoint.ts';

/** Where a call names the one report that it is about. */
export interface ReportPlace {
  readonly part: 'params' | 'query' | 'body';
  readonly name: 'reportCode' | 'id';
}

const PARTS = ['params', 'query', 'body'] as const;

function namesOf(schema: TSchema | undefined): readonly string[] {
  return schema && 'properties' in schema ? Object.keys(schema.properties as object) : [];
}

/**
 * Where a call names the report that it is about; undefined when it is about none, about one that is yet to be made, or
 * about many (a list that is filtered by codes).
 */
export function reportPlaceOf({ input, report }: Pick<Endpoint, 'input' | 'report'>): ReportPlace | undefined {
  if (report === 'new') return undefined;
  const name = report === 'id' ? 'id' : 'reportCode';
  const part = PARTS.find((one) => namesOf(input[one]).includes(name));
  const isList = part === 'query' && namesOf(input.query).includes('pageNumber');
  return part === undefined || isList ? undefined : { part, name };
}
