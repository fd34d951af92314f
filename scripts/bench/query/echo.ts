import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process that sends back what it gets: what two processes cost each other with no work between them. */
export class Echo {
  private readonly child = fork(fileURLToPath(new URL('echo-child.ts', import.meta.url)));

  async ask(question: object): Promise<unknown> {
    const answer = once(this.child, 'message');
    this.child.send(question);
    return (await answer)[0];
  }

  close(): void {
    this.child.kill();
  }
}
