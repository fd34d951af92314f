import { Agent, request, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  BASE_PREFIX,
  login,
  pathOf,
  type Endpoint,
  type Envelope,
  type LoginEnvelope,
  type LoginResult,
} from '@aj-report/contract';
import type { App } from '../../../packages/server/src/app.ts';

export const BENCH_PASSWORD = 'bench-password';
const OK_HEAD = '{"code":"200"';

/** Somebody signed in, over real connections that are kept. */
export class ServiceClient {
  readonly port: number;
  readonly token: string;
  private readonly agent = new Agent({ keepAlive: true });

  private constructor(port: number, token: string) {
    this.port = port;
    this.token = token;
  }

  static async signIn(app: App): Promise<ServiceClient> {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const stranger = new ServiceClient(port, '');
    const bytes = await stranger.post(BASE_PREFIX + pathOf(login), { userName: 'admin', password: BENCH_PASSWORD });
    stranger.close();
    const { repData } = JSON.parse(bytes.toString()) as LoginEnvelope<LoginResult>;
    return new ServiceClient(port, repData?.token ?? '');
  }

  /** @throws Error when the call is refused */
  async call(endpoint: Endpoint, body: object): Promise<Buffer> {
    return checkAnswer(endpoint, await this.post(BASE_PREFIX + pathOf(endpoint), body));
  }

  post(path: string, body: object): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const call = this.send(path, body, this.agent);
      call.on('error', reject);
      call.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks)));
      });
    });
  }

  /** A call whose answer may stay open, over a connection of its own unless an agent keeps it. */
  send(path: string, body: object, agent: Agent | false = false): ClientRequest {
    const headers = { 'content-type': 'application/json', ...(this.token ? { authorization: this.token } : {}) };
    const call = request({ port: this.port, host: '127.0.0.1', method: 'POST', path, headers, agent });
    call.end(JSON.stringify(body));
    return call;
  }

  close(): void {
    this.agent.destroy();
  }
}

/** @throws Error when the answer is a refusal */
export function checkAnswer(endpoint: Endpoint, bytes: Buffer): Buffer {
  if (bytes.subarray(0, OK_HEAD.length).toString() === OK_HEAD) return bytes;
  throw new Error(`${endpoint.id}: ${(JSON.parse(bytes.toString()) as Envelope).message}`);
}
