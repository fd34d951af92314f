import type { Static, TSchema } from 'typebox';
import type { Text } from '../field/text.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: `anonymous`, `signedIn` (any live session), or a permission string (alternatives by `|`).
 * A session with the permission, or, where `share` is set, a share token of the report asked for.
 */
export type Permission = 'anonymous' | 'signedIn' | (string & {});

/** How many calls a caller has; the figures are settings of the service. */
export type RateClass = 'login' | 'share' | 'upload' | 'query' | 'ai' | 'normal';

/** Where a call is reached. */
export interface Place {
  readonly method: Method;
  /** Below the base prefix, parameters as `{name}`. */
  readonly path: string;
}

/** Form of the answer: the envelope, the login envelope, one JSON value a line, or bytes. */
export type AnswerKind = 'envelope' | 'login' | 'ndjson' | 'bytes';

export interface EndpointInput {
  /** Parameters of the address, all of them texts. */
  readonly params?: TSchema;
  /** Behind the `?`; texts are coerced to the type of their schema. */
  readonly query?: TSchema;
  /** JSON, unless the endpoint says `multipart`. */
  readonly body?: TSchema;
}

export interface Endpoint<I extends EndpointInput = EndpointInput, O extends TSchema = TSchema> {
  /** Unique; name of the call in client, OpenAPI and audit log. */
  readonly id: string;
  readonly method: Method;
  /** Below the base prefix, parameters as `{name}`. */
  readonly path: string;
  /** Other addresses of it, by its own method unless they name one. */
  readonly aliases?: readonly (string | Place)[];
  /** One line for the reference. */
  readonly summary: Text;
  /** `anonymous`, `signedIn`, or the right that a caller needs. */
  readonly permission: Permission;
  /**
   * A share token of the right report is as good as the permission, one of any report as a login; the call answers
   * other origins.
   */
  readonly share?: boolean;
  /**
   * The token of a device is as good whose playlist has the report; without `share` the call is about the playlist itself,
   * and its handler looks whether it is that one.
   */
  readonly wall?: boolean;
  /** Answers somebody too who has yet to change the password that somebody else gave. */
  readonly withOneTimePassword?: boolean;
  /**
   * How it names the report whose kind decides which right counts: `reportCode` is its code unless this says that it may
   * be its id too, that `id` names it, or that the code is for one to be made.
   */
  readonly report?: 'codeOrId' | 'id' | 'new';
  /** For people only: an API token is refused whatever its rights. */
  readonly personal?: boolean;
  /** Message of the envelope of a good answer; `success` unless given. */
  readonly success?: Text;
  /** Which allowance of calls a minute it uses. */
  readonly rate: RateClass;
  /** Whether the audit log keeps calls of it; unless said, those of every method but GET. */
  readonly audit?: boolean;
  readonly input: I;
  /** The body is multipart/form-data; `body` then describes its text fields. */
  readonly multipart?: boolean;
  /** Unknown fields of the body are kept and types are not coerced (saved documents). */
  readonly keepUnknown?: boolean;
  /** Default: the envelope. */
  readonly answer: AnswerKind;
  /** Schema of `data` in the envelope. */
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

/** Every address of a call, its own first. */
export function placesOf({
  method,
  path,
  aliases = [],
}: Pick<Endpoint, 'method' | 'path' | 'aliases'>): readonly Place[] {
  return [path, ...aliases].map((one) => (typeof one === 'string' ? { method, path: one } : one));
}

/** Whether the audit log keeps calls of an endpoint. */
export function isAudited({ audit, method }: Pick<Endpoint, 'audit' | 'method'>): boolean {
  return audit ?? method !== 'GET';
}

/** Names under which a call tells which record it is about; none of them is ever a secret. */
const RECORD_NAMES = [
  'id',
  'reportCode',
  'setCode',
  'sourceCode',
  'dictCode',
  'mapCode',
  'roleCode',
  'userName',
  'loginName',
  'deviceName',
];

function namesOf(schema: TSchema | undefined): readonly string[] {
  return schema && 'properties' in schema ? Object.keys(schema.properties as object) : [];
}

/** Where a call tells which record it is about: what its address names, else the first key of its body; or nowhere. */
export function recordPlaceOf({ input }: Pick<Endpoint, 'input'>): readonly ['params' | 'body', string] | undefined {
  const [inAddress] = namesOf(input.params);
  if (inAddress !== undefined) return ['params', inAddress];
  const inBody = RECORD_NAMES.find((name) => namesOf(input.body).includes(name));
  return inBody === undefined ? undefined : ['body', inBody];
}
