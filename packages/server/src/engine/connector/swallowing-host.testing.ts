import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const PROGRAM = `
const server = require('node:net').createServer();
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => process.stdout.write(String(server.address().port)));`;
/** Calls that the system takes for a program which takes none; the next ones get no answer. */
const TAKEN = 2;

export interface SwallowingHost {
  readonly port: number;
  close(): void;
}

/** A host that answers no attempt to connect, as one behind a wall that drops packets. */
export async function startSwallowingHost(): Promise<SwallowingHost> {
  const program = spawn(process.execPath, ['-e', PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(program.stdout, 'data')) as [Buffer];
  const port = Number(said);
  program.kill('SIGSTOP');
  const taken: Socket[] = [];
  for (let count = 0; count < TAKEN; count++) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    taken.push(socket);
  }
  const close = () => {
    for (const socket of taken) socket.destroy();
    program.kill('SIGKILL');
  };
  return { port, close };
}
