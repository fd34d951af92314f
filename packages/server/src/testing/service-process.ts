import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { BASE_PREFIX, getDataSource, login, pathOf, type DataSourceDetail, type Endpoint } from '@aj-report/contract';
import { childEntry } from '../engine/child/child-entry.ts';
import { TEST_ADMIN_PASSWORD } from './test-config.ts';

const MAIN = childEntry(import.meta.url, '../main.ts');
const LOOK_MS = 20;
const SETTLE_MS = 50;

/** A service in a process of its own, which can be killed. */
export class ServiceProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
    readonly token: string,
  ) {}

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  static async start(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> {
    const child = spawn(process.execPath, [...MAIN.execArgv, MAIN.path], {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        AJ_DATA_DIR: dataDir,
        AJ_SAMPLES: '0',
        AJ_ADMIN_PASSWORD: TEST_ADMIN_PASSWORD,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // A test process that ends in any way takes its services with it.
    const endWithUs = () => void child.kill('SIGKILL');
    process.once('exit', endWithUs);
    child.once('exit', () => process.off('exit', endWithUs));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    for (;;) {
      const address = /AJ Report: (http\S+)/.exec(output)?.[1];
      if (address !== undefined) {
        const body = JSON.stringify({ userName: 'admin', password: TEST_ADMIN_PASSWORD });
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(address + BASE_PREFIX + login.path, { method: 'POST', headers, body });
        const { repData } = (await response.json()) as { repData: { token: string } };
        return new ServiceProcess(child, address, repData.token);
      }
      if (child.exitCode !== null) throw new Error(`the service ended: ${output}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  async kill(): Promise<void> {
    if (!this.isRunning) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }

  /** @param body a form, or what is sent as JSON */
  async call<T>(endpoint: Endpoint, params: Readonly<Record<string, string>>, body?: object): Promise<T> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.address + BASE_PREFIX + pathOf(endpoint, params), {
      method: endpoint.method,
      headers: { authorization: this.token, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const { code, message, data } = (await response.json()) as { code: string; message: string; data: T };
    if (code !== '200') throw new Error(`${endpoint.id}: ${message}`);
    return data;
  }

  /** A data source once nothing is being imported into it. */
  async settled(id: string): Promise<DataSourceDetail> {
    for (;;) {
      const source = await this.call<DataSourceDetail>(getDataSource, { id });
      if (source.status !== 'inProgress') return source;
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    }
  }
}
