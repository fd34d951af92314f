import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Addresses that pages of other origins may call, with their methods. */
    readonly openAddresses: Map<string, Set<string>>;
  }
}

/** What the embed script sends itself. */
const OWN_HEADERS = ['share-token', 'content-type', 'accept-language', 'if-none-match'];
/** A log-in never travels from a page of another origin. */
const CLOSED_HEADERS = new Set(['authorization', 'proxy-authorization', 'cookie', 'cookie2']);
const HEADER_NAME = /^[\w-]{1,64}$/;
/** More than a page's tracing adds. */
const MAX_ALLOWED_HEADERS = 64;
const PREFLIGHT_SECONDS = 86_400;

function open(reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*');
  reply.header('cross-origin-resource-policy', 'cross-origin');
}

/**
 * Headers a page of another origin may send: the script's own and whatever else is asked for, since tracing on a page
 * adds its headers to every call and one that is not allowed would end them all. None of them opens anything here.
 */
function allowedHeaders(asked = ''): string {
  const names = asked.split(',').map((name) => name.trim().toLowerCase());
  const more = names.filter((name) => HEADER_NAME.test(name) && !CLOSED_HEADERS.has(name));
  return [...new Set([...OWN_HEADERS, ...more])].slice(0, MAX_ALLOWED_HEADERS).join(', ');
}

/** Addresses of two calls may name one parameter differently. */
function keyOf(url: string): string {
  return url.replaceAll(/:\w+/g, ':');
}

/** The methods of an address that pages of any origin may use; its preflights are answered whether there are any. */
function methodsOf(app: FastifyInstance, url: string): Set<string> {
  const key = keyOf(url);
  const known = app.openAddresses.get(key);
  if (known) return known;
  const allowed = new Set<string>();
  app.openAddresses.set(key, allowed);
  answerPreflights(app, url, allowed);
  return allowed;
}

/** Keeps an address closed to pages of other origins: without this another one with a parameter would answer for it. */
export function keepOrigins(app: FastifyInstance, url: string): void {
  methodsOf(app, url);
}

/** Opens an address for pages of any origin: the embed script calls it from there with a share token. */
export function allowOrigins(app: FastifyInstance, method: HTTPMethods, url: string): void {
  methodsOf(app, url).add(method);
}

function answerPreflights(app: FastifyInstance, url: string, allowed: ReadonlySet<string>): void {
  app.options(url, async (request, reply) => {
    if (!allowed.has(callOf(request) ?? '')) return reply.callNotFound();
    return reply
      .headers({
        'access-control-allow-methods': [...allowed].join(', '),
        'access-control-allow-headers': allowedHeaders(request.headers['access-control-request-headers']),
        vary: 'access-control-request-headers',
        'access-control-max-age': String(PREFLIGHT_SECONDS),
      })
      .code(204)
      .send();
  });
}

/** The method of the call that a request is, or that a preflight announces; undefined for one that announces none. */
function callOf({ method, headers }: FastifyRequest): string | undefined {
  if (method === 'OPTIONS') return headers['access-control-request-method'];
  return method === 'HEAD' ? 'GET' : method;
}

export function registerCrossOrigin(app: FastifyInstance): void {
  app.decorate('openAddresses', new Map<string, Set<string>>());
  app.addHook('onRequest', async (request, reply) => {
    const methods = app.openAddresses.get(keyOf(request.routeOptions.url ?? ''));
    if (methods?.has(callOf(request) ?? '') !== true) return;
    open(reply);
    reply.header('access-control-expose-headers', 'etag, retry-after');
  });
  allowOrigins(app, 'GET', '/embed/*');
}
