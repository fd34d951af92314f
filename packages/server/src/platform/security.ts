import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError, BASE_PREFIX } from '@aj-report/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';

/**
 * What makes a proxy and a router read one address differently: path parameters, encoded slashes and dots, parents.
 * None of our addresses needs them.
 */
const REFUSED = /;|%3b|%2f|%5c|\\|%2e|%00|(^|\/)\.\.?(\/|$)/i;

interface PagePolicy {
  readonly frameAncestors: string;
  /** Origins of video streams beside the service's own. */
  readonly mediaOrigins: string;
}

/** What pages may fetch: libraries that play streams fetch them, tags that show pictures and videos do not. */
function connectSources({ mediaOrigins }: PagePolicy): readonly string[] {
  return ["'self'", ...mediaOrigins.split(/[\s,]+/).filter((origin) => origin !== '')];
}

function viewerPolicy(policy: PagePolicy): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob: https: http:",
    "media-src 'self' blob: https: http:",
    "font-src 'self' data:",
    "manifest-src 'self'",
    `connect-src ${connectSources(policy).join(' ')}`,
    "worker-src 'self' blob:",
    'frame-src https: http:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${policy.frameAncestors}`,
  ].join('; ');
}

/** Gives the viewer page its stricter policy: no inline style either. */
export function applyViewerPolicy(reply: FastifyReply, policy: PagePolicy): void {
  reply.header('content-security-policy', viewerPolicy(policy));
}

/** The worker of walls fetches what a viewer page shows, pictures of other sites among it, and runs nothing else. */
export function applyWorkerPolicy(reply: FastifyReply): void {
  reply.header('content-security-policy', "default-src 'none'; script-src 'self'; connect-src 'self' https: http:");
}

function adminPolicy(policy: PagePolicy): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    // Element libraries of the admin set style attributes; scripts stay strict.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    "media-src 'self' blob: https: http:",
    "font-src 'self' data:",
    // Icons of the element library are data addresses that it fetches.
    `connect-src ${connectSources(policy).join(' ')} data:`,
    "worker-src 'self' blob:",
    "frame-src 'self' https: http:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${policy.frameAncestors}`,
  ].join('; ');
}

/**
 * Headers of every answer. None depends on the call, so the library is asked for them once: as a hook it would put them
 * together anew for each answer.
 */
function fixedHeaders(policy: PagePolicy): Readonly<Record<string, string>> {
  const headers: Record<string, string> = { 'content-security-policy': adminPolicy(policy) };
  const recorder = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  const put = helmet({
    contentSecurityPolicy: false,
    // Walls are often served over plain http inside a house: these three would break or be ignored there.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    // The frame-ancestors directive says it, and can name several sites.
    xFrameOptions: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  put({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined);
  return headers;
}

/** Puts the headers of every answer, and refuses ambiguous addresses. */
export function registerSecurity(app: FastifyInstance): void {
  const headers = fixedHeaders(app.config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const [path = ''] = request.url.split('?', 1);
    if (REFUSED.test(path)) throw new AppError('request/path-refused');
  });
}

/** Whether an address belongs to the API rather than to pages. */
export function isApiAddress(url: string): boolean {
  return url === BASE_PREFIX || url.startsWith(`${BASE_PREFIX}/`) || url.startsWith(`${BASE_PREFIX}?`);
}
