import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { BASE_PREFIX, getDataBatch, pathOf, type BatchLine } from '@aj-report/contract';
import type { App } from '../../app.ts';

/** An open call over a real connection. */
export interface LiveReading {
  readonly headers: IncomingMessage['headers'];
  /** Every line so far; a heartbeat is one with the code `heartbeat`. */
  readonly lines: readonly BatchLine[];
  /** The service ended it. */
  readonly ended: Promise<void>;
  /** The reader goes away. */
  leave(): void;
}

/** Opens a live call of a service that listens. */
export async function readLive(app: App, headers: Readonly<Record<string, string>>, body: object) {
  const { port } = app.server.address() as AddressInfo;
  const path = BASE_PREFIX + pathOf(getDataBatch);
  const response = await new Promise<{ call: ClientRequest; answer: IncomingMessage }>((resolve, reject) => {
    const sent = { ...headers, 'content-type': 'application/json' };
    const call = httpRequest({ port, host: '127.0.0.1', method: 'POST', path, headers: sent, agent: false });
    call.on('error', reject);
    call.on('response', (answer) => resolve({ call, answer: answer.on('error', () => undefined) }));
    call.end(JSON.stringify({ live: 1, ...body }));
  });
  const lines: BatchLine[] = [];
  const text = createInterface(response.answer);
  text.on('line', (line) => lines.push(line === '' ? { id: '', code: 'heartbeat' } : (JSON.parse(line) as BatchLine)));
  const ended = new Promise<void>((resolve) => text.on('close', resolve));
  // Who leaves gets the error of a broken connection.
  text.on('error', () => undefined);
  const reading: LiveReading = {
    headers: response.answer.headers,
    lines,
    ended,
    leave: () => response.call.destroy(),
  };
  return reading;
}

/** Lines of one query. */
export function linesOf({ lines }: LiveReading, id: string): readonly BatchLine[] {
  return lines.filter((line) => line.id === id && line.code !== 'heartbeat');
}
