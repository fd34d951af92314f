import type { FastifyInstance, FastifyReply, HTTPMethods } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Addresses that pages of other origins may call, with their methods. */
    readonly openAddresses: Map<string, Set<string>>;
  }
}

/** Headers a page of another origin may send: never Authorization, never cookies. */
const ALLOWED_HEADERS = 'share-token, content-type, accept-language, if-none-match';
const PREFLIGHT_SECONDS = 86_400;

function open(reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*');
  reply.header('cross-origin-resource-policy', 'cross-origin');
}

/** Opens an address for pages of any origin: the embed script calls it from there with a share token. */
export function allowOrigins(app: FastifyInstance, method: HTTPMethods, url: string): void {
  const methods = app.openAddresses.get(url);
  if (methods) {
    methods.add(method);
    return;
  }
  const allowed = new Set<string>([method]);
  app.openAddresses.set(url, allowed);
  app.options(url, async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': [...allowed].join(', '),
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': String(PREFLIGHT_SECONDS),
      })
      .code(204)
      .send(),
  );
}

export function registerCrossOrigin(app: FastifyInstance): void {
  app.decorate('openAddresses', new Map<string, Set<string>>());
  app.addHook('onRequest', async (request, reply) => {
    const url = request.routeOptions.url ?? '';
    const methods = app.openAddresses.get(url);
    const isOpen = request.method === 'OPTIONS' || request.method === 'HEAD' || methods?.has(request.method);
    if (!methods || isOpen !== true) return;
    open(reply);
    reply.header('access-control-expose-headers', 'etag, retry-after');
  });
  allowOrigins(app, 'GET', '/embed/*');
}
