import { Agent, request } from 'node:http';

/** What a process of clients is given. */
export interface ListLoad {
  readonly port: number;
  readonly token: string;
  /** Addresses that each client reads, one after the other. */
  readonly paths: readonly string[];
  readonly clients: number;
}

/** ms that each answer took, or why it failed. */
export type ListTimes = { readonly times: readonly number[] } | { readonly failure: string };

const OK_HEAD = '{"code":"200"';

function read({ port, token }: ListLoad, path: string, agent: Agent): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, headers: { authorization: token }, agent });
    call.on('error', reject);
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const head = Buffer.concat(chunks).subarray(0, 200).toString();
        if (head.startsWith(OK_HEAD)) resolve(performance.now() - start);
        else reject(new Error(`${path}: ${head}`));
      });
    });
    call.end();
  });
}

async function readAll(load: ListLoad): Promise<readonly number[]> {
  const times = Array.from({ length: load.clients }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const own: number[] = [];
    for (const path of load.paths) own.push(await read(load, path, agent));
    agent.destroy();
    return own;
  });
  return (await Promise.all(times)).flat();
}

process.on('message', (load: ListLoad) => {
  readAll(load).then(
    (times) => process.send?.({ times } satisfies ListTimes),
    (error: unknown) => process.send?.({ failure: String(error) } satisfies ListTimes),
  );
});
