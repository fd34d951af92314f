import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** Names whose values never reach the log, at any depth that our code logs. */
const SECRETS = [
  'authorization',
  'shareToken',
  'share-token',
  'token',
  'password',
  'oldPassword',
  'confirmPassword',
  'sharePassword',
  'secret',
];

/**
 * Options of the log: JSON lines on standard output. A request is shown by its route, not its address, because
 * addresses may carry share codes; headers and bodies are never logged.
 */
export function logOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    redact: { paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: '[redacted]' },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'none',
        address: request.ip,
      }),
    },
  };
}
