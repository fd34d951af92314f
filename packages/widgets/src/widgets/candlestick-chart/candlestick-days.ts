const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2025, 8, 1);

/** Repeatable days of a price that wanders; `swing` is how wildly. */
export function toDays(count: number, start: number, swing: number) {
  let close = start;
  return Array.from({ length: count }, (_, i) => {
    const open = close;
    close =
      Math.round((open + swing * (22 * Math.sin(i * 1.3) + 16 * Math.sin(i / 4) + 9 * Math.sin(i * 7.1))) * 100) / 100;
    const reach = swing * (8 + 6 * Math.abs(Math.sin(i * 3.7)));
    return {
      date: new Date(FIRST_DAY + i * DAY_MS).toISOString().slice(0, 10),
      open,
      close,
      lowest: Math.round((Math.min(open, close) - reach) * 100) / 100,
      highest: Math.round((Math.max(open, close) + reach * 0.8) * 100) / 100,
      volume: Math.round(180_000 + 60_000 * Math.sin(i * 2.1) + Math.abs(close - open) * 2400),
    };
  });
}
