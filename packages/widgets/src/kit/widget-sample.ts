import type { Text } from '@aj-report/contract';

export type SampleRows = readonly Readonly<Record<string, unknown>>[];

/** What columns of a sample are called, by their keys in its rows. Others are called as their key in both languages. */
export type SampleColumns = Readonly<Record<string, Text>>;

export type SampleMapping = readonly {
  readonly role: string;
  readonly field: string;
  readonly label?: string | Text;
}[];

/** What a widget shows in a sample. Its texts are written with `both(zh, en)` wherever they stand. */
export interface SampleContent {
  readonly columns?: SampleColumns;
  /** Absent = the widget's own sample rows. */
  readonly rows?: SampleRows;
  /** Fields are keys of the rows. */
  readonly mapping?: SampleMapping;
  /** Properties that differ from the defaults. */
  readonly setup?: Readonly<Record<string, unknown>>;
}

/** A widget that stands in a container while that shows a sample. */
export interface HeldSample extends SampleContent {
  readonly type: string;
  /** % of the room for the container's parts */
  readonly place: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** A part of a container in a sample, with what stands in it. */
export interface SamplePart {
  readonly title: Text;
  readonly widgets: readonly HeldSample[];
}

/** One state in which a widget is shown by the playground and checked by tests. `x.sample.ts` exports `samples`. */
export interface WidgetSample extends SampleContent {
  /** Kebab-case, unique within the widget: typical, empty, one-row, negative, long-labels, thousand-rows, … */
  readonly name: string;
  readonly label: Text;
  /** Absent = the container's own sample parts. */
  readonly parts?: readonly SamplePart[];
  /** px; absent = the declaration's size */
  readonly size?: { readonly width: number; readonly height: number };
}

export type WidgetSamples = readonly WidgetSample[];
