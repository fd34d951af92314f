import { ALL_ENDPOINTS, type Endpoint } from '@aj-report/contract';
import { Ajv } from 'ajv';
import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { checkFields, validatorOf } from './validate.ts';

/** A schema as this test reads it. */
interface Node {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly patternProperties?: Readonly<Record<string, Node>>;
}

const VALUES = new Ajv({ strict: false });
/** Texts that satisfy the patterns of bodies: codes, addresses, dates, times of day. */
const TEXTS = ['a', 'code1', 'a@b.cn', '2026-01-01', '2026-01-01 08:00:00', '08:00', 'A1', '1'];

/** A value that a schema accepts, with every field that it names. */
function sampleOf(schema: Node): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {});
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, sampleOf(part)]));
  if (schema.patternProperties) return {};
  if (schema.type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}));
  if (schema.type === 'string') {
    const fits = VALUES.compile(schema);
    return [...TEXTS, 'x'.repeat(schema.minLength ?? 1)].find((text) => fits(text)) ?? '';
  }
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return schema.type === 'boolean' ? true : 'any';
}

/** Unknown fields, and columns that tables have and that no form may set. */
const FORBIDDEN = { zzz: 1, passwordHash: 'x', createBy: 'x', mustChangePassword: 0, __proto: 'x', deleteFlag: 1 };

/** The value with forbidden fields in each object whose fields its schema names. */
function polluted(schema: Node, value: unknown): unknown {
  if (schema.anyOf) return polluted(schema.anyOf[0] ?? {}, value);
  if (schema.properties) {
    const own = value as Readonly<Record<string, unknown>>;
    const parts = Object.entries(schema.properties).map(([name, part]) => [name, polluted(part, own[name])]);
    const foreign = Object.entries(FORBIDDEN).filter(([name]) => !(name in (schema.properties ?? {})));
    return Object.fromEntries([...foreign, ...parts]) as unknown;
  }
  if (schema.items && Array.isArray(value)) return value.map((one) => polluted(schema.items ?? {}, one));
  return value;
}

function objectAlternatives(schema: Node): number {
  const parts = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  const own = (schema.anyOf ?? []).filter((one) => one.properties).length;
  return own + [...parts, ...(schema.anyOf ?? [])].reduce((sum, part) => sum + objectAlternatives(part), 0);
}

const bodyOf = (endpoint: Endpoint) => endpoint.input.body as TSchema & Node;
const writing = ALL_ENDPOINTS.filter(({ input, keepUnknown }) => input.body && keepUnknown !== true);
const check = (endpoint: Endpoint) =>
  validatorOf(endpoint)({ schema: bodyOf(endpoint), httpPart: 'body', method: endpoint.method, url: endpoint.path });

describe('A body that is no document', () => {
  it.each(writing.filter(({ multipart }) => multipart !== true).map((endpoint) => [endpoint.id, endpoint] as const))(
    'of %s loses what its schema does not name, at every depth',
    (_, endpoint) => {
      const sample = sampleOf(bodyOf(endpoint));
      const body = polluted(bodyOf(endpoint), structuredClone(sample));
      const validate = check(endpoint);
      expect(validate(body), JSON.stringify((validate as { errors?: unknown }).errors)).toBe(true);
      expect(body).toEqual(sample);
    },
  );

  it.each(writing.filter(({ multipart }) => multipart === true).map((endpoint) => [endpoint.id, endpoint] as const))(
    'and the fields of the form of %s likewise',
    (_, endpoint) => {
      const sample = sampleOf(bodyOf(endpoint)) as Record<string, string>;
      const fields = { ...structuredClone(sample), passwordHash: 'x', createBy: 'x' };
      checkFields(bodyOf(endpoint), fields);
      expect(fields).toEqual(sample);
    },
  );

  it('has no field that is one object or another: the first would take the fields of the second away', () => {
    expect(writing.filter((endpoint) => objectAlternatives(bodyOf(endpoint)) > 0).map(({ id }) => id)).toEqual([]);
  });
});
