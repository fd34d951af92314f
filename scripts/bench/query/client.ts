import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  BASE_PREFIX,
  getData,
  login,
  pathOf,
  type Endpoint,
  type Envelope,
  type LoginEnvelope,
  type LoginResult,
} from '@aj-report/contract';
import type { App } from '../../../packages/server/src/app.ts';

export const BENCH_PASSWORD = 'bench-password';
export const SET_CODE = 'by_region';

/** What is asked; another parameter makes another question. */
export function question(skip: number): object {
  return { setCode: SET_CODE, contextData: { skip } };
}

/** One kept connection, as a wall has. */
export class Client {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly port: number;
  readonly token: string;

  constructor(app: App, token: string) {
    this.port = (app.server.address() as AddressInfo).port;
    this.token = token;
  }

  static async signIn(app: App): Promise<Client> {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const stranger = new Client(app, '');
    const bytes = await stranger.post(BASE_PREFIX + pathOf(login), { userName: 'admin', password: BENCH_PASSWORD });
    stranger.close();
    const { repData } = JSON.parse(bytes.toString()) as LoginEnvelope<LoginResult>;
    return new Client(app, repData?.token ?? '');
  }

  ask(skip: number): Promise<Buffer> {
    return this.call(getData, question(skip));
  }

  async call(endpoint: Endpoint, body: object): Promise<Buffer> {
    const bytes = await this.post(BASE_PREFIX + pathOf(endpoint), body);
    if (bytes.subarray(0, 13).toString() !== '{"code":"200"') {
      throw new Error(`${endpoint.id}: ${(JSON.parse(bytes.toString()) as Envelope).message}`);
    }
    return bytes;
  }

  post(address: string, body: object): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', ...(this.token ? { authorization: this.token } : {}) };
      const call = request({
        port: this.port,
        host: '127.0.0.1',
        method: 'POST',
        path: address,
        headers,
        agent: this.agent,
      });
      call.on('error', reject);
      call.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks)));
      });
      call.end(JSON.stringify(body));
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
