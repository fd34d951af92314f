import { isObject, toNumber, toObject, toText, type Loose } from '../foreign-screen.types.ts';

/** Properties of ours that say how a component looks; those that it says nothing about stay absent. */
export type Look = (option: Loose, palette: readonly string[]) => Loose;

export function seriesOf({ series }: Loose): readonly Loose[] {
  return (Array.isArray(series) ? series : [series]).filter(isObject);
}

/** What stands under keys within keys; a chart is styles within styles. */
export function within(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((held, key) => toObject(held)[key], value);
}

/** The number of a text such as `65%`. */
export function percentOf(value: unknown): number | undefined {
  const number = toNumber(toText(value).replace('%', ''), Number.NaN);
  return Number.isNaN(number) ? undefined : number;
}
