import type { Static, TSchema } from 'typebox';
import type { Text } from '../field/text.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: `anonymous`, `signedIn` (any live session), or a permission string (alternatives by `|`).
 * A session with the permission, or, where `share` is set, a share token of the report asked for.
 */
export type Permission = 'anonymous' | 'signedIn' | (string & {});

/** How many calls a caller has; the figures are settings of the service. */
export type RateClass = 'login' | 'share' | 'upload' | 'query' | 'normal';

/** Form of the answer: the envelope, the login envelope, one JSON value a line, or bytes. */
export type AnswerKind = 'envelope' | 'login' | 'ndjson' | 'bytes';

export interface EndpointInput {
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
}

export interface Endpoint<I extends EndpointInput = EndpointInput, O extends TSchema = TSchema> {
  readonly id: string;
  readonly method: Method;
  /** Below the base prefix, parameters as `{name}`. */
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly summary: Text;
  readonly permission: Permission;
  /** A share token of the right report is as good as the permission; the call answers other origins. */
  readonly share?: boolean;
  readonly rate: RateClass;
  readonly input: I;
  /** The body is multipart/form-data; `body` then describes its text fields. */
  readonly multipart?: boolean;
  /** Unknown fields of the body are kept and types are not coerced (saved documents). */
  readonly keepUnknown?: boolean;
  readonly answer: AnswerKind;
  readonly output: O;
}

type Part<S> = S extends TSchema ? Static<S> : undefined;

export type ParamsOf<E extends Endpoint> = Part<E['input']['params']>;
export type QueryOf<E extends Endpoint> = Part<E['input']['query']>;
export type BodyOf<E extends Endpoint> = Part<E['input']['body']>;
export type OutputOf<E extends Endpoint> = Static<E['output']>;

interface Defaults {
  readonly rate?: RateClass;
  readonly answer?: AnswerKind;
}

/** One call of the service. Routes, client, OpenAPI and the rights test derive from this value. */
export function defineEndpoint<const I extends EndpointInput, O extends TSchema>(
  declaration: Omit<Endpoint<I, O>, 'rate' | 'answer'> & Defaults,
): Endpoint<I, O> {
  return { rate: 'normal', answer: 'envelope', ...declaration };
}

/**
 * Address of a call with its parameters filled in and encoded.
 * @example pathOf(getScreen, { reportCode: 'a b' }) // '/reportDashboard/a%20b'
 */
export function pathOf(endpoint: Pick<Endpoint, 'path'>, params: Readonly<Record<string, string>> = {}): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
