import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchAway } from './away.ts';

class Page extends EventTarget {
  hidden = false;

  turn(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

describe('a tab that nobody looks at', () => {
  let page: Page;
  let seen: string[];
  let stop: () => void;
  const watch = () =>
    watchAway(
      { goAway: async () => void seen.push('away'), comeBack: () => void seen.push('back') },
      page as unknown as Document,
    );

  beforeEach(() => {
    vi.useFakeTimers();
    page = new Page();
    seen = [];
    stop = watch();
    seen = [];
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('lets go after half a minute, and comes back at once', () => {
    page.turn(true);
    vi.advanceTimersByTime(29_000);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(seen).toEqual(['away']);
    page.turn(false);
    expect(seen).toEqual(['away', 'back']);
  });

  it('keeps its connection while others are only looked at shortly', () => {
    page.turn(true);
    vi.advanceTimersByTime(20_000);
    page.turn(false);
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual(['back']);
  });

  it('that was opened behind others lets go as well', () => {
    stop();
    page.hidden = true;
    stop = watch();
    vi.advanceTimersByTime(30_000);
    expect(seen).toEqual(['away']);
  });
});
