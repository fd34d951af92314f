import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

const QUIET_MS = 500;

type Mode = 'passes' | 'cut' | 'swallows';

/** A line to a server on this machine that can be cut, and that can swallow what is sent, as networks do. */
export class BadLine {
  private mode: Mode = 'passes';
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  /** Ends of connections that are swallowed for good, whatever comes after. */
  private readonly dead = new WeakSet<readonly [Socket, Socket]>();
  private carriedMs = 0;
  private readonly server: Server;

  private constructor(
    private readonly host: string,
    private readonly port: number,
  ) {
    this.server = createServer((near) => this.accept(near));
  }

  static async to(host: string, port: number): Promise<BadLine> {
    const line = new BadLine(host, port);
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get localPort(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Connections that are open. */
  get count(): number {
    return this.pairs.size;
  }

  /** Nothing came along for a while: who asked waits for an answer. */
  get isQuiet(): boolean {
    return performance.now() - this.carriedMs > QUIET_MS;
  }

  /** Cuts what is open, as a server that restarts does. */
  drop(): void {
    for (const pair of this.pairs) for (const end of pair) end.resetAndDestroy();
  }

  /** Cuts what is open and lets nobody in, as a server that is down. */
  cut(): void {
    this.mode = 'cut';
    this.drop();
  }

  /** Takes everything and hands on nothing, as a network that lost its way. */
  swallow(): void {
    this.mode = 'swallows';
    for (const pair of this.pairs) this.dead.add(pair);
  }

  /** Lets new connections through; what was swallowed stays so. */
  mend(): void {
    this.mode = 'passes';
  }

  async close(): Promise<void> {
    this.drop();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private accept(near: Socket): void {
    if (this.mode === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = createConnection(this.port, this.host);
    const pair = [near, far] as const;
    this.pairs.add(pair);
    if (this.mode === 'swallows') this.dead.add(pair);
    const hand = (from: Socket, to: Socket) => {
      from.on('data', (bytes) => {
        this.carriedMs = performance.now();
        if (!this.dead.has(pair)) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        this.pairs.delete(pair);
        // The far end hears nothing of a lost way, and keeps what it locked.
        if (!this.dead.has(pair)) to.destroy();
      });
    };
    hand(near, far);
    hand(far, near);
  }
}
