/**
 * Runs in the page of the wall before anything else. Time goes on as ever, and the driver may have it skip what lies
 * between now and the next timers: these run in their order, as if the time had passed. Frames, calls and pictures keep
 * their own pace, so that nothing that is measured is imitated.
 */
export interface PageClock {
  /** Lets ms pass; stops where something is asked of the service, and gives back the ms that are left then. */
  skip(ms: number): Promise<number>;
  /** The computer sleeps for ms: nothing runs, and what fell due runs once when it wakes. */
  sleep(ms: number): void;
  /** Sets the clock of the computer forward or, below zero, back; timers do not notice. */
  setForward(ms: number): void;
  /** Timers that wait, and frames that were asked for. */
  counts(): { readonly timers: number; readonly frames: number };
}

declare global {
  interface Window {
    soakClock: PageClock;
  }
}

interface Timer {
  dueAt: number;
  readonly periodMs: number | undefined;
  readonly run: () => void;
}

type Args = readonly unknown[];

/** Steps of a chain of promises that a timer begins; a longer one goes on when the skip is over. */
const TURNS = 20;
const LARGEST_DELAY_MS = 2_147_483_647;
const real = {
  setTimeout: window.setTimeout.bind(window),
  clearTimeout: window.clearTimeout.bind(window),
  requestAnimationFrame: window.requestAnimationFrame.bind(window),
  cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
  fetch: window.fetch.bind(window),
  now: performance.now.bind(performance),
  Date,
};

const timers = new Map<number, Timer>();
const frames = new Set<number>();
let lastHandle = 0;
let skippedMs = 0;
let forwardMs = 0;
let alarm = 0;
let isSkipping = false;
let hasAsked = false;

const now = (): number => real.now() + skippedMs;

function earliest(): [number, Timer] | undefined {
  let found: [number, Timer] | undefined;
  for (const one of timers) if (!found || one[1].dueAt < found[1].dueAt) found = one;
  return found;
}

/** Has the browser wake us for the timer that is due first. */
function arm(): void {
  if (isSkipping) return;
  real.clearTimeout(alarm);
  const next = earliest();
  if (next) alarm = real.setTimeout(runDue, Math.max(0, next[1].dueAt - now()));
}

function runDue(): void {
  const next = earliest();
  if (next && next[1].dueAt <= now()) runTimer(...next);
  arm();
}

function runTimer(handle: number, timer: Timer): void {
  if (timer.periodMs === undefined) timers.delete(handle);
  else timer.dueAt = Math.max(timer.dueAt + timer.periodMs, now());
  try {
    timer.run();
  } catch (error) {
    reportError(error);
  }
}

function add(run: unknown, delay: unknown, args: Args, isRepeated: boolean): number {
  const asked = Math.trunc(Number(delay ?? 0));
  // What browsers make of a delay that they cannot hold.
  const ms = asked > 0 && asked <= LARGEST_DELAY_MS ? asked : 0;
  const periodMs = isRepeated ? Math.max(1, ms) : undefined;
  lastHandle += 1;
  timers.set(lastHandle, { dueAt: now() + ms, periodMs, run: () => (run as (...given: Args) => void)(...args) });
  arm();
  return lastHandle;
}

function remove(handle: unknown): void {
  if (timers.delete(Number(handle))) arm();
}

/** Lets everything run that the last timer has begun and that waits for nothing but its turn. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
}

async function skip(ms: number): Promise<number> {
  const end = now() + ms;
  isSkipping = true;
  hasAsked = false;
  for (let next = earliest(); next && next[1].dueAt <= end && !hasAsked; next = earliest()) {
    skippedMs += Math.max(0, next[1].dueAt - now());
    runTimer(...next);
    // oxlint-disable-next-line no-await-in-loop -- timers run in their order
    await settle();
  }
  if (!hasAsked) skippedMs += Math.max(0, end - now());
  isSkipping = false;
  arm();
  return Math.max(0, end - now());
}

window.soakClock = {
  skip,
  sleep(ms) {
    skippedMs += ms;
    arm();
  },
  setForward(ms) {
    forwardMs += ms;
  },
  counts: () => ({ timers: timers.size, frames: frames.size }),
};

window.setTimeout = ((run: unknown, ms?: unknown, ...args: Args) =>
  add(run, ms, args, false)) as typeof window.setTimeout;
window.setInterval = ((run: unknown, ms?: unknown, ...args: Args) =>
  add(run, ms, args, true)) as typeof window.setInterval;
window.clearTimeout = remove;
window.clearInterval = remove;
window.requestAnimationFrame = (run) => {
  const handle = real.requestAnimationFrame((at) => {
    frames.delete(handle);
    run(at + skippedMs);
  });
  frames.add(handle);
  return handle;
};
window.cancelAnimationFrame = (handle) => {
  frames.delete(handle);
  real.cancelAnimationFrame(handle);
};
window.fetch = (...args) => {
  hasAsked = true;
  return real.fetch(...args);
};
performance.now = now;
window.Date = new Proxy(real.Date, {
  construct: (made, args: unknown[], target: typeof Date) =>
    Reflect.construct(made, args.length === 0 ? [window.Date.now()] : args, target) as object,
  apply: () => new window.Date().toString(),
  get: (made, name) =>
    name === 'now' ? () => real.Date.now() + skippedMs + forwardMs : (Reflect.get(made, name) as unknown),
});

// The runner of our scripts writes this around functions within functions, also of those that are sent to a page.
Object.assign(window, { __name: (made: unknown) => made });
