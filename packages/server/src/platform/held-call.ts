import { AppError } from '@aj-report/contract';
import { toErrorEnvelope, type ErrorReader } from './errors.ts';
import type { Needs } from './needs.ts';

const HEARTBEAT = '\n';

/** Who holds a call open. */
export interface Holder extends ErrorReader {
  readonly signal: AbortSignal;
  /** Looks again whether it may. @throws AppError */
  readonly checkAgain: () => Promise<void>;
  /** Tells as soon as it may be that it may no longer, not only with the next sign of life; gives back what ends that. */
  readonly onDoubt?: (look: () => void) => () => void;
  /** Ends the connection of one that reads no more. */
  readonly cut: () => void;
}

/**
 * One call that stays open and says what is new, one line each. It reads what that is when its holder takes it, so
 * nothing piles up for one that is slow.
 */
export class HeldCall {
  private readonly app: Needs<'config' | 'log'>;
  private readonly holder: Holder;
  private isBeatDue = false;
  private isWoken = false;
  private end: AppError | 'left' | undefined;
  private rouse: (() => void) | undefined;
  private readMs = performance.now();

  constructor(app: Needs<'config' | 'log'>, holder: Holder) {
    this.app = app;
    this.holder = holder;
  }

  /** There may be something new. */
  wake(): void {
    this.isWoken = true;
    this.rouse?.();
    this.rouse = undefined;
  }

  close(why: AppError | 'left'): void {
    this.end ??= why;
    this.wake();
  }

  /** Lines until it ends. @param next what its holder hears next; undefined when it knows everything */
  async *lines(next: () => Promise<string | undefined>): AsyncGenerator<readonly string[]> {
    const beat = setInterval(() => void this.beat(), this.app.config.liveHeartbeatSeconds * 1000);
    beat.unref();
    const leave = this.holder.onDoubt?.(() => void this.checkAgain());
    this.holder.signal.addEventListener('abort', () => this.close('left'), { once: true });
    if (this.holder.signal.aborted) this.close('left');
    try {
      yield [HEARTBEAT];
      while (this.end === undefined) {
        this.readMs = performance.now();
        this.isWoken = false;
        const line = (await this.tryNext(next)) ?? this.sign();
        if (line !== undefined) yield [line];
        else if (!this.isWoken) await new Promise<void>((resolve) => (this.rouse = resolve));
      }
      if (this.end !== 'left') yield [this.lastLine(this.end)];
    } finally {
      clearInterval(beat);
      leave?.();
    }
  }

  private async tryNext(next: () => Promise<string | undefined>): Promise<string | undefined> {
    try {
      return await next();
    } catch (error) {
      if (!(error instanceof AppError)) this.app.log.error({ err: error }, 'a call that stays open failed');
      this.close(error instanceof AppError ? error : new AppError('server/unavailable'));
      return undefined;
    }
  }

  private lastLine(error: AppError): string {
    const { code, message } = toErrorEnvelope(error, this.holder);
    return `${JSON.stringify({ kind: 'end', code, message })}\n`;
  }

  private sign(): string | undefined {
    if (!this.isBeatDue) return undefined;
    this.isBeatDue = false;
    return HEARTBEAT;
  }

  private async beat(): Promise<void> {
    if (!this.rouse && performance.now() - this.readMs > this.app.config.liveStallSeconds * 1000) {
      this.holder.cut();
      return;
    }
    this.isBeatDue = true;
    await this.checkAgain();
  }

  private async checkAgain(): Promise<void> {
    try {
      await this.holder.checkAgain();
    } catch (error) {
      // Rights that cannot be read are no rights.
      if (!(error instanceof AppError)) this.app.log.error({ err: error }, 'rights of a call that stays open not read');
      this.close(error instanceof AppError ? error : new AppError('server/unavailable'));
    }
    this.wake();
  }
}
