import type { Text } from '@aj-report/contract';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** What a widget shows in a sample. */
export interface SampleContent {
  /** Absent = the widget's own sample rows. */
  readonly rows?: Rows;
  readonly mapping?: readonly { readonly role: string; readonly field: string; readonly label?: string }[];
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
