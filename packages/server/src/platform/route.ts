import {
  ALL_ENDPOINTS,
  BASE_PREFIX,
  LOGIN_OK_CODE,
  OK_CODE,
  placesOf,
  toEnvelope,
  type AnswerKind,
  type BodyOf,
  type Endpoint,
  type Envelope,
  type Language,
  type LoginEnvelope,
  type OutputOf,
  type ParamsOf,
  type QueryOf,
  type Text,
} from '@aj-report/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkDepth } from './body-depth.ts';
import { allowOrigins, keepOrigins } from './cross-origin.ts';
import { authorise, checkDeclaredPermission, refuseStrangers } from './permission.ts';
import { refuseNul } from './nul.ts';
import { toNamedJson } from './envelope-json.ts';
import { limitRate } from './rate-limit.ts';
import { isHeld, sendPieces } from './send-answer.ts';
import { requireSession } from './session.ts';
import { validatorOf } from './validate.ts';
import type { Actor } from './actor.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Ids of the endpoints that have a handler. */
    readonly handled: Set<string>;
  }
  interface FastifyContextConfig {
    /** Id of the endpoint that a route serves. */
    endpoint?: string;
    answer?: AnswerKind;
  }
}

/** One checked and allowed call of an endpoint. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly language: Language;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Has the envelope of a success say something else than its endpoint does. */
  say(message: Text): void;
  /** Who acts, for audit columns. @throws User.credentials.expired when nobody is signed in */
  actor(): Actor;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<OutputOf<E>> | OutputOf<E>;
type RawHandler<E extends Endpoint> = (call: Call<E>) => Promise<FastifyReply> | FastifyReply;

const JSON_BYTES = 1024 * 1024;
/** A saved screen may hold two thousand widgets with rows of their own. */
const DOCUMENT_BYTES = 20 * JSON_BYTES;

function toCall<E extends Endpoint>(
  request: FastifyRequest,
  reply: FastifyReply,
  say: Call<E>['say'] = () => undefined,
): Call<E> {
  return {
    params: request.params as ParamsOf<E>,
    query: request.query as QueryOf<E>,
    body: request.body as BodyOf<E>,
    language: request.language,
    request,
    reply,
    say,
    actor: () => requireSession(request),
  };
}

function toSchema(endpoint: Endpoint): Record<string, unknown> {
  const { params, query, body } = endpoint.input;
  return {
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body && endpoint.multipart !== true ? { body } : {}),
  };
}

/** `/a/{id}` of the contract as the router writes it, below the base prefix. */
export function toRoutePath(path: string): string {
  return BASE_PREFIX + path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** What every input is refused for, whatever its endpoint. @throws request/invalid */
function checkInput({ body, query, params }: FastifyRequest): void {
  checkDepth(body);
  refuseNul('body', body);
  refuseNul('querystring', query);
  refuseNul('params', params);
}

function register(
  app: FastifyInstance,
  endpoint: Endpoint,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  checkDeclaredPermission(endpoint);
  if (app.handled.has(endpoint.id)) throw new Error(`Endpoint ${endpoint.id} has two handlers`);
  app.handled.add(endpoint.id);
  for (const { method, path } of placesOf(endpoint)) {
    const url = toRoutePath(path);
    if (endpoint.share === true) allowOrigins(app, method, url);
    else keepOrigins(app, url);
    app.route({
      method,
      url,
      config: { endpoint: endpoint.id, answer: endpoint.answer },
      schema: toSchema(endpoint),
      validatorCompiler: validatorOf(endpoint),
      bodyLimit: endpoint.keepUnknown === true ? DOCUMENT_BYTES : JSON_BYTES,
      onRequest: async (request) => {
        await limitRate(app, endpoint, request);
        refuseStrangers(endpoint, request);
      },
      preValidation: async (request) => checkInput(request),
      preHandler: (request) => authorise(app, endpoint, request),
      onResponse: async (request) => app.auditLog.note(endpoint, request),
      handler: answer,
    });
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** Kept by the browser of one person, and asked about each time. */
const ASK_FIRST = 'private, no-cache';

/** Whether callers may keep an answer, and get 304 while it is the same. */
function isKept({ method, answer }: Endpoint): boolean {
  return method === 'GET' && answer === 'envelope';
}

/**
 * Registers the one handler of an endpoint. Input is checked, the right is checked, the rate is limited, and what
 * the handler returns is put into the envelope of the endpoint. A handler may set `Cache-Control` itself.
 * @throws Error when the endpoint has a handler already or declares an unknown permission
 */
export function route<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  if (endpoint.answer !== 'envelope' && endpoint.answer !== 'login') {
    throw new Error(`Endpoint ${endpoint.id} answers ${endpoint.answer}: register it with rawRoute`);
  }
  register(app, endpoint, async (request, reply) => {
    let said = endpoint.success;
    const data = await handler(toCall<E>(request, reply, (message) => (said = message)));
    const login: LoginEnvelope = { repCode: LOGIN_OK_CODE, repMsg: 'success', repData: data };
    const message = said?.[request.language];
    const { json, name } = toNamedJson(data, message ?? '', () => {
      return endpoint.answer === 'login' ? login : toEnvelope(data ?? null, message);
    });
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', isKept(endpoint) ? ASK_FIRST : 'no-store');
    if (isKept(endpoint) && isHeld(request, reply, name)) return reply.code(304).send();
    return sendPieces(request, reply.type(JSON_TYPE), [json], isKept(endpoint) ? name : undefined);
  });
}

const ENVELOPE_HEAD = `{"code":"${OK_CODE}","message":"success","data":`;

/** Data as JSON bytes, with what else the envelope tells. */
export interface JsonAnswer {
  readonly data: Buffer;
  readonly more?: Pick<Envelope, 'total' | 'truncated'>;
  /** Equal for equal answers. */
  readonly etag: string;
}

/**
 * The same for an endpoint whose data are ready as JSON bytes: they are put into the envelope as they are, and not sent
 * to a caller that holds them.
 */
export function jsonRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<JsonAnswer>,
): void {
  if (endpoint.answer !== 'envelope') throw new Error(`Endpoint ${endpoint.id} answers no envelope`);
  register(app, endpoint, async (request, reply) => {
    const { data, more = {}, etag } = await handler(toCall<E>(request, reply));
    reply.header('cache-control', 'no-store');
    if (isHeld(request, reply, etag)) return reply.code(304).send();
    const tail = Object.entries(more).map(([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`);
    return sendPieces(request, reply.type(JSON_TYPE), [ENVELOPE_HEAD, data, `${tail.join('')}}`]);
  });
}

/** The same for an endpoint that answers bytes or lines: the handler sends them and returns the reply. */
export function rawRoute<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: RawHandler<E>): void {
  if (endpoint.answer === 'envelope' || endpoint.answer === 'login') {
    throw new Error(`Endpoint ${endpoint.id} answers an envelope: register it with route`);
  }
  register(app, endpoint, async (request, reply) => handler(toCall<E>(request, reply)));
}

/** @throws Error that names the endpoints of the contract that nothing handles */
export function checkAllHandled(app: FastifyInstance): void {
  const missing = ALL_ENDPOINTS.filter((endpoint) => !app.handled.has(endpoint.id));
  if (missing.length > 0) throw new Error(`No handler for ${missing.map((endpoint) => endpoint.id).join(', ')}`);
}

/** Questions of browsers before a call; they answer nothing but which calls there are. */
const PREFLIGHT = 'OPTIONS';

/** Every address of the service asks for what its endpoint declares; one beside the contract would ask for nothing. */
export function registerRouting(app: FastifyInstance): void {
  app.decorate('handled', new Set<string>());
  app.addHook('onRoute', ({ url, method, config }) => {
    const isOurs = url.startsWith(`${BASE_PREFIX}/`) && method !== PREFLIGHT;
    if (isOurs && (config as { endpoint?: string } | undefined)?.endpoint === undefined)
      throw new Error(
        `Route ${String(method)} ${url} asks for no right: declare an endpoint and register it with route`,
      );
  });
}
