import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ADMIN_PASSWORD } from './product.ts';

interface Answer<T> {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly data: T;
}

/** The service as an outside client sees it: addresses and field names written out, no code shared. */
export class Api {
  readonly #base: string;
  #headers: Record<string, string> = {};

  constructor(address: string) {
    this.#base = `${address}/data-report`;
  }

  async login(userName = 'admin', password = ADMIN_PASSWORD): Promise<void> {
    const answer = await fetch(`${this.#base}/accessUser/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName, password, captchaVerification: '' }),
    });
    const { repCode, repMsg, repData } = (await answer.json()) as {
      repCode: string;
      repMsg: string;
      repData: { token: string };
    };
    if (repCode !== '0000') throw new Error(`login: ${repCode} ${repMsg}`);
    this.#headers = { Authorization: repData.token };
  }

  /** What every call sends. */
  get headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  useShareToken(token: string): void {
    this.#headers = { 'Share-Token': token };
  }

  async call<T = Record<string, unknown>>(method: string, address: string, body?: unknown): Promise<Answer<T>> {
    const answer = await fetch(this.#base + address, {
      method,
      headers: { ...this.#headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const envelope = (await answer.json()) as Omit<Answer<T>, 'status'>;
    return { status: answer.status, ...envelope };
  }

  /** As `call`, for answers that must be good. */
  async get<T = Record<string, unknown>>(method: string, address: string, body?: unknown): Promise<T> {
    const answer = await this.call<T>(method, address, body);
    if (answer.code !== '200')
      throw new Error(`${method} ${address}: ${answer.status} ${answer.code} ${answer.message}`);
    return answer.data;
  }

  async upload<T = { id: string; sourceCode: string }>(
    address: string,
    file: string | { name: string; bytes: Uint8Array },
    fields: Readonly<Record<string, string>> = {},
  ): Promise<T> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const { name, bytes } =
      typeof file === 'string' ? { name: path.basename(file), bytes: await readFile(file) } : file;
    form.set('file', new Blob([bytes as BlobPart]), name);
    const answer = await fetch(this.#base + address, { method: 'POST', headers: this.#headers, body: form });
    const envelope = (await answer.json()) as Answer<T>;
    if (envelope.code !== '200')
      throw new Error(`POST ${address}: ${answer.status} ${envelope.code} ${envelope.message}`);
    return envelope.data;
  }

  async lines<T>(address: string, body: unknown): Promise<T[]> {
    const answer = await fetch(this.#base + address, {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.headers.get('content-type')?.startsWith('application/x-ndjson')) {
      throw new Error(`POST ${address}: ${answer.status} ${await answer.text()}`);
    }
    return (await answer.text())
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as T);
  }

  /** Waits until an import has ended, well or not. */
  async waitForImport(id: string): Promise<{
    status: string;
    totalRows: number;
    failureReason: string | null;
    warnings: { sheet: string; message: string }[];
    tables: { name: string; rows: number; columns: { name: string; type: string }[] }[];
  }> {
    for (;;) {
      const source = await this.get<Awaited<ReturnType<Api['waitForImport']>>>('GET', `/dataSource/${id}`);
      if (source.status !== 'inProgress') return source;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
