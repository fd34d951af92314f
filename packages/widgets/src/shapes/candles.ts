import { toNumber } from './numbers.ts';
import { columnOf, nameAt, type RolesData } from './roles.ts';

export interface Candle {
  readonly name: string;
  /** open, close, lowest, highest; null where one is missing */
  readonly prices: readonly [number, number, number, number] | null;
  readonly volume: number | null;
  readonly row: number;
}

const PRICES = ['open', 'close', 'low', 'high'] as const;

/** One candle a row. Lowest and highest price always hold opening and closing price. */
export function toCandles(data: RolesData): Candle[] {
  const [names, volume] = ['xAxis', 'volume'].map((role) => columnOf(data, role));
  const columns = PRICES.map((role) => columnOf(data, role));
  return Array.from({ length: data.rowCount }, (_, row) => {
    const [open = null, close = null, low = null, high = null] = columns.map((column) => toNumber(column?.cells[row]));
    const ends = [open, close, low, high].filter((price) => price !== null);
    const prices =
      open === null || close === null ? null : ([open, close, Math.min(...ends), Math.max(...ends)] as const);
    return { name: nameAt(names, row, data.blank), prices, volume: toNumber(volume?.cells[row]), row };
  });
}

/** Whether the price rose; a day that closes as it opened counts by the close before it. */
export function isRise(candles: readonly Candle[], i: number): boolean {
  const [open, close] = candles[i]?.prices ?? [0, 0];
  if (open !== close) return close > open;
  return close >= (candles[i - 1]?.prices?.[1] ?? close);
}

/** Mean of the last `days` closing prices at each candle; null until there are so many, and where one is missing. */
export function toMovingAverage(candles: readonly Candle[], days: number): (number | null)[] {
  return candles.map((_, i) => {
    const closes = candles.slice(Math.max(i - days + 1, 0), i + 1).map(({ prices }) => prices?.[1] ?? null);
    if (closes.length < days || closes.includes(null)) return null;
    const sum = closes.reduce<number>((all, close) => all + (close ?? 0), 0);
    return Number((sum / days).toPrecision(12));
  });
}
