import { LIMITS, type DeviceFault } from '@aj-report/contract';

/** ms within which the same fault counts once */
const SAME_MS = 60_000;

/** What failed on a wall until the service has heard of it: the last ones, each once in a while. */
export class FaultLog {
  #faults: DeviceFault[] = [];
  readonly #seenMs = new Map<string, number>();

  add(code: string, text: string, atMs = Date.now()): void {
    const [shortCode, shortText] = [code, text].map((one) => one.slice(0, LIMITS.deviceTextMax));
    const key = `${shortCode ?? ''} ${shortText ?? ''}`;
    const before = this.#seenMs.get(key);
    if (before !== undefined && Math.abs(atMs - before) < SAME_MS) return;
    if (this.#seenMs.size > LIMITS.deviceFaultsMax * 2) this.#seenMs.clear();
    this.#seenMs.set(key, atMs);
    this.#faults = [...this.#faults, { atMs, code: shortCode ?? '', text: shortText ?? '' }].slice(
      -LIMITS.deviceFaultsMax,
    );
  }

  /** Those that wait. */
  get waiting(): readonly DeviceFault[] {
    return this.#faults;
  }

  /** The service has heard of them. */
  forget(sent: readonly DeviceFault[]): void {
    this.#faults = this.#faults.filter((one) => !sent.includes(one));
  }
}

/** Collects what fails on a page: scripts, screens and widgets. */
export function watchFaults(page: Window, log: FaultLog): void {
  page.addEventListener('error', ({ message }) => log.add('page/error', message));
  page.addEventListener('unhandledrejection', ({ reason }) => log.add('page/rejection', String(reason)));
  for (const type of ['aj-widget-error', 'aj-error'])
    page.document.addEventListener(type, (event) => {
      const { code = type, message = '' } = (event as CustomEvent<{ code?: string; message?: string }>).detail ?? {};
      log.add(code, message);
    });
}
