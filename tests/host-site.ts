import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of somebody else, at an origin of its own. */
export interface HostSite {
  readonly origin: string;
  readonly server: Server;
}

/** Serves what `toBody` gives for the path of an address as the body of a plain page. */
export async function serveHost(toBody: (path: string) => string): Promise<HostSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="zh"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,"><body>${toBody(pathname)}</body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
