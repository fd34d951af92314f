import type { Text } from '@aj-report/contract';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** One state in which a widget is shown by the playground and checked by tests. `x.sample.ts` exports `samples`. */
export interface WidgetSample {
  /** Kebab-case, unique within the widget: typical, empty, one-row, negative, long-labels, thousand-rows, … */
  readonly name: string;
  readonly label: Text;
  /** Absent = the widget's own sample rows. */
  readonly rows?: Rows;
  readonly mapping?: readonly { readonly role: string; readonly field: string; readonly label?: string }[];
  /** Properties that differ from the defaults. */
  readonly setup?: Readonly<Record<string, unknown>>;
  /** px; absent = the declaration's size */
  readonly size?: { readonly width: number; readonly height: number };
}

export type WidgetSamples = readonly WidgetSample[];
