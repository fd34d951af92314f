import type { Readable, Writable } from 'node:stream';

/** What the browser says: the answer of a command, or news that nobody asked for. */
interface Said {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Waiting {
  readonly method: string;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

const END = 0;

/**
 * The browser's end of the DevTools protocol over two pipes: one JSON text a message, each with a zero byte behind it.
 * Nobody else can listen to pipes, and the browser ends when they are closed.
 */
export class BrowserPipe {
  readonly #out: Writable;
  readonly #waiting = new Map<number, Waiting>();
  readonly #pieces: Buffer[] = [];
  #lastId = 0;
  #end: Error | undefined;

  constructor(out: Writable, input: Readable) {
    this.#out = out;
    const handleEnd = () => this.close(new Error('The browser has ended'));
    input.on('data', (bytes: Buffer) => this.#read(bytes));
    for (const name of ['end', 'close', 'error'] as const) input.on(name, handleEnd);
    out.on('error', handleEnd);
  }

  /** Sends a command and answers its result. @throws Error what the browser says of it, or why there is none any more */
  send<T>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    if (this.#end) return Promise.reject(this.#end);
    const id = ++this.#lastId;
    const answer = new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { method, resolve: resolve as (result: unknown) => void, reject });
    });
    this.#out.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return answer;
  }

  /** Ends every command that waits. */
  close(why: Error): void {
    this.#end ??= why;
    for (const { reject } of this.#waiting.values()) reject(this.#end);
    this.#waiting.clear();
  }

  #read(bytes: Buffer): void {
    let from = 0;
    for (let to = bytes.indexOf(END); to >= 0; to = bytes.indexOf(END, from)) {
      this.#pieces.push(bytes.subarray(from, to));
      this.#hear(JSON.parse(Buffer.concat(this.#pieces.splice(0)).toString()) as Said);
      from = to + 1;
    }
    if (from < bytes.length) this.#pieces.push(bytes.subarray(from));
  }

  #hear({ id, result, error }: Said): void {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || !waiting) return;
    this.#waiting.delete(id);
    if (error) waiting.reject(new Error(`${waiting.method}: ${error.message}`));
    else waiting.resolve(result);
  }
}
