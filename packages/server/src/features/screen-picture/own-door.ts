import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Needs } from '../../platform/needs.ts';

/** Under which the browser knows this service; a secure context to it. */
export const OWN_ORIGIN = 'http://localhost';
const LOOPBACK = '127.0.0.1';

/** A proxy on loopback behind which there is this service and nothing else. */
export interface OwnDoor {
  /** `host:port` */
  readonly proxy: string;
  close(): Promise<void>;
}

/**
 * Opens a door of this service for a browser on the same machine, wherever else it listens. A screen may name pictures
 * and pages of any address: asked here for another one, the door answers 403, and opens no tunnel.
 */
export async function openOwnDoor(app: Needs<'routing'>): Promise<OwnDoor> {
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    if (!url.startsWith(`${OWN_ORIGIN}/`)) {
      response.writeHead(403).end();
      return;
    }
    request.url = url.slice(OWN_ORIGIN.length);
    app.routing(request, response);
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  return {
    proxy: `${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
