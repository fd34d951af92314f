import { Agent, request } from 'node:http';

/** What a process of clients is reported to ask. */
export interface Load {
  readonly port: number;
  readonly token: string;
  readonly path: string;
  /** Bodies that each client sends, one after the other. */
  readonly clients: readonly (readonly string[])[];
  /** The clients wait for each other before each of their calls. */
  readonly together: boolean;
}

/** ms that the whole load took, or why it failed. */
export type LoadEnd = { readonly ms: number } | { readonly failure: string };

const OK_HEAD = '{"code":"200"';

function ask({ port, token, path }: Load, agent: Agent, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: token };
    const call = request({ port, host: '127.0.0.1', method: 'POST', path, headers, agent });
    call.on('error', reject);
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        if (bytes.subarray(0, OK_HEAD.length).toString() === OK_HEAD) resolve();
        else reject(new Error(`${path}: ${bytes.subarray(0, 200).toString()}`));
      });
    });
    call.end(body);
  });
}

async function run(load: Load): Promise<number> {
  const agents = load.clients.map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
  const steps = load.clients[0]?.length ?? 0;
  const start = performance.now();
  if (load.together) {
    for (let step = 0; step < steps; step++) {
      await Promise.all(agents.map((agent, index) => ask(load, agent, load.clients[index]![step]!)));
    }
  } else {
    await Promise.all(
      agents.map(async (agent, index) => {
        for (const body of load.clients[index]!) await ask(load, agent, body);
      }),
    );
  }
  const ms = performance.now() - start;
  for (const agent of agents) agent.destroy();
  return ms;
}

process.on('message', (load: Load) => {
  run(load).then(
    (ms) => process.send?.({ ms } satisfies LoadEnd),
    (error: unknown) => process.send?.({ failure: String(error) } satisfies LoadEnd),
  );
});
