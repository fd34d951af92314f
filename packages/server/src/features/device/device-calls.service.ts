import { AppError, type DeviceEvent } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { requireDevice } from '../../platform/device-token.ts';
import type { ErrorReader } from '../../platform/errors.ts';
import { HeldCall } from '../../platform/held-call.ts';
import type { Needs } from '../../platform/needs.ts';
import { toOrders } from './heartbeat.service.ts';

type App = Needs<'clock' | 'config' | 'db' | 'log'> & Pick<FastifyInstance, 'deviceWatch'>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly deviceCalls: DeviceCalls;
  }
}

/** Calls that one device may hold open: its page, one that it is just leaving, and a second window. */
const OWN_CALLS_MAX = 4;

/** Who holds a call open. */
export interface DeviceCaller extends ErrorReader {
  readonly token: string;
  readonly signal: AbortSignal;
  /** Ends the connection of one that reads no more. */
  readonly cut: () => void;
}

function toText(event: DeviceEvent): string {
  return `${JSON.stringify(event)}\n`;
}

/** The calls that devices hold open on this server, to hear of changes at once. */
export class DeviceCalls {
  private readonly app: App;
  /** By id of a device. */
  private readonly counts = new Map<string, number>();
  private readonly calls = new Set<HeldCall>();

  constructor(app: App) {
    this.app = app;
  }

  /**
   * Answers what a device is to be like, and again whenever that changes. The last line says why it ends.
   * @throws device/unknown, live/off, live/too-many before the first line
   */
  async follow(caller: DeviceCaller): Promise<AsyncGenerator<readonly string[]>> {
    const { id } = await requireDevice(this.app, caller.token);
    const { live, liveStreams } = this.app.config;
    if (!live) throw new AppError('live/off');
    if (this.calls.size >= liveStreams) throw new AppError('live/too-many', { limit: liveStreams });
    if ((this.counts.get(id) ?? 0) >= OWN_CALLS_MAX) throw new AppError('live/too-many', { limit: OWN_CALLS_MAX });
    return this.lines(id, caller);
  }

  /** Ends all calls; their devices ask again, maybe another server. */
  stop(): void {
    for (const call of this.calls) call.close(new AppError('server/unavailable'));
  }

  /** Whenever there may be something new the device is read anew, with its token: that also tells when it was revoked. */
  private async *lines(id: string, { token, ...caller }: DeviceCaller): AsyncGenerator<readonly string[]> {
    const call = new HeldCall(this.app, {
      ...caller,
      checkAgain: async () => void (await requireDevice(this.app, token)),
      onDoubt: (look) => this.app.deviceWatch.follow(id, look),
    });
    let known = 0;
    this.calls.add(call);
    this.counts.set(id, (this.counts.get(id) ?? 0) + 1);
    try {
      yield* call.lines(async () => {
        const row = await requireDevice(this.app, token);
        if (row.versionNo === known) return undefined;
        known = row.versionNo;
        return toText({ kind: 'orders', orders: toOrders(row, this.app.clock.now()) });
      });
    } finally {
      this.calls.delete(call);
      const left = (this.counts.get(id) ?? 1) - 1;
      if (left > 0) this.counts.set(id, left);
      else this.counts.delete(id);
    }
  }
}

export function registerDeviceCalls(app: FastifyInstance): void {
  const calls = new DeviceCalls(app);
  app.decorate('deviceCalls', calls);
  app.addHook('preClose', async () => calls.stop());
}
