import { Ajv, type ValidateFunction } from 'ajv';
import type { Endpoint } from '@aj-report/contract';
import type { FastifySchemaCompiler } from 'fastify';
import { toInvalid } from './errors.ts';
import { refuseNul } from './nul.ts';

/** Addresses carry text only, so their values are coerced. */
const OF_ADDRESS = new Ajv({ coerceTypes: true, useDefaults: true, removeAdditional: false, strict: false });
/** A body loses what its schema does not name: services write what comes, and nobody may set a column that no form has. */
const OF_BODY = new Ajv({ coerceTypes: false, useDefaults: true, removeAdditional: 'all', strict: false });
/** The text fields of a multipart body are both. */
const OF_FIELDS = new Ajv({ coerceTypes: true, useDefaults: true, removeAdditional: 'all', strict: false });
/** Saved documents keep what a newer version wrote into them. */
const OF_DOCUMENT = new Ajv({ coerceTypes: false, useDefaults: false, removeAdditional: false, strict: false });

/** Compiler of the checks of one endpoint's input. */
export function validatorOf(endpoint: Endpoint): FastifySchemaCompiler<unknown> {
  const ofBody = endpoint.keepUnknown === true ? OF_DOCUMENT : OF_BODY;
  return ({ schema, httpPart }) => {
    const validate = (httpPart === 'body' ? ofBody : OF_ADDRESS).compile(schema as object);
    return validate as unknown as ReturnType<FastifySchemaCompiler<unknown>>;
  };
}

const COMPILED = new WeakMap<object, ValidateFunction>();

/**
 * Checks the text fields of a multipart body against the schema of its endpoint, and removes those that it does not name.
 * @throws request/invalid, record/code-invalid
 */
export function checkFields(schema: object, fields: Record<string, string>): void {
  refuseNul('body', fields);
  const validate = COMPILED.get(schema) ?? OF_FIELDS.compile(schema);
  COMPILED.set(schema, validate);
  if (validate(fields)) return;
  throw toInvalid(validate.errors?.[0], 'body', fields);
}
