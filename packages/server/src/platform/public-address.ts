import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Where people reach the service: AJ_PUBLIC_URL, else where it listens. Never what a caller says of it: a mail
     * would carry its link to wherever they like.
     */
    publicAddress(): string;
  }
}

export function registerPublicAddress(app: FastifyInstance): void {
  const { publicUrl, host, port } = app.config;
  app.decorate('publicAddress', () => {
    if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '');
    const bound = app.server.address();
    const listens = typeof bound === 'object' && bound !== null ? bound.port : port;
    const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    return `http://${name.includes(':') ? `[${name}]` : name}:${listens}`;
  });
}
