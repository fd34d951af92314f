import { AppError, type DeviceEvent } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { requireDevice } from '../../platform/device-token.ts';
import { toErrorEnvelope, type ErrorReader } from '../../platform/errors.ts';
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
const HEARTBEAT = '\n';

/** Who holds a call open. */
export interface DeviceCaller extends ErrorReader {
  readonly token: string;
  readonly signal: AbortSignal;
}

function toText(event: DeviceEvent): string {
  return `${JSON.stringify(event)}\n`;
}

/** What wakes a call that waits. */
class Bell {
  private wake: (() => void) | undefined;
  private isRung = false;

  readonly ring = (): void => {
    this.isRung = true;
    this.wake?.();
  };

  async heard(): Promise<void> {
    if (!this.isRung) await new Promise<void>((resolve) => (this.wake = resolve));
    this.isRung = false;
    this.wake = undefined;
  }
}

/** The calls that devices hold open on this server, to hear of changes at once. */
export class DeviceCalls {
  private readonly app: App;
  /** By id of a device. */
  private readonly counts = new Map<string, number>();
  private readonly bells = new Set<Bell>();
  private isClosing = false;

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
    if (this.bells.size >= liveStreams) throw new AppError('live/too-many', { limit: liveStreams });
    if ((this.counts.get(id) ?? 0) >= OWN_CALLS_MAX) throw new AppError('live/too-many', { limit: OWN_CALLS_MAX });
    return this.lines(id, caller);
  }

  /** Ends all calls; their devices ask again, maybe another server. */
  stop(): void {
    this.isClosing = true;
    for (const { ring } of this.bells) ring();
  }

  private async *lines(id: string, caller: DeviceCaller): AsyncGenerator<readonly string[]> {
    const bell = new Bell();
    this.bells.add(bell);
    this.counts.set(id, (this.counts.get(id) ?? 0) + 1);
    const leave = this.app.deviceWatch.follow(id, bell.ring);
    const beat = setInterval(bell.ring, this.app.config.liveHeartbeatSeconds * 1000).unref();
    caller.signal.addEventListener('abort', bell.ring, { once: true });
    try {
      yield* this.orders(bell, caller);
    } catch (error) {
      // A device that cannot be read is no device; it asks again.
      if (!(error instanceof AppError)) this.app.log.error({ err: error }, 'orders of a device not read');
      const known = error instanceof AppError ? error : new AppError('server/unavailable');
      const { code, message } = toErrorEnvelope(known, caller);
      yield [toText({ kind: 'end', code, message })];
    } finally {
      clearInterval(beat);
      leave();
      this.bells.delete(bell);
      const left = (this.counts.get(id) ?? 1) - 1;
      if (left > 0) this.counts.set(id, left);
      else this.counts.delete(id);
    }
  }

  /** Each time the bell rings the device is read anew, with its token: that also tells when it was revoked. */
  private async *orders(bell: Bell, { token, signal }: DeviceCaller): AsyncGenerator<readonly string[]> {
    let known = 0;
    while (!signal.aborted) {
      if (this.isClosing) throw new AppError('server/unavailable');
      const row = await requireDevice(this.app, token);
      const isNew = row.versionNo !== known;
      known = row.versionNo;
      yield [isNew ? toText({ kind: 'orders', orders: toOrders(row, this.app.clock.now()) }) : HEARTBEAT];
      await bell.heard();
    }
  }
}

export function registerDeviceCalls(app: FastifyInstance): void {
  const calls = new DeviceCalls(app);
  app.decorate('deviceCalls', calls);
  app.addHook('preClose', async () => calls.stop());
}
