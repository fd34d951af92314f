import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Seen {
  readonly method: string;
  /** Below the prefix of the service. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: {
    reportCode: string;
    queries: { id: string }[];
    etags: Record<string, string>;
    sharePassword?: string;
  };
}

/** `count` is 1 for the first request. */
export type Handler = (request: Seen, response: ServerResponse, count: number) => void;

export interface LocalService {
  readonly base: string;
  /** Every request so far. */
  readonly seen: Seen[];
  /** Who answers from now on. */
  handle: Handler;
  /** Nobody listens until `start`; open connections are cut. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const PREFIX = '/data-report';

/** A real server on a free loopback port whose answers a test writes itself, byte by byte if need be. */
export async function startLocalService(): Promise<LocalService> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const one: Seen = {
        method: request.method ?? '',
        path: (request.url ?? '').replace(PREFIX, ''),
        headers: request.headers,
        body: (text === '' ? {} : JSON.parse(text)) as Seen['body'],
      };
      seen.push(one);
      service.handle(one, response, seen.length);
    });
  });
  const port = await listen(server, 0);
  const service: LocalService = {
    base: `http://127.0.0.1:${port}${PREFIX}`,
    seen,
    handle: (_, response) => sendFailure(response, 500, 'server/failed'),
    start: async () => void (await listen(server, port)),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

export function sendData(
  response: ServerResponse,
  data: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(200, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify({ code: '200', message: 'success', data }));
}

export function sendFailure(response: ServerResponse, status: number, code: string, message = code): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ code, message, data: null }));
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
