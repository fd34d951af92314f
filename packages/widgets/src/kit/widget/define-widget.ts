import type { Fields, Grain, Text, ValuesOf } from '@aj-report/contract';
import type { BoxSize } from '../box/box-share.ts';
import { stylePartsOf, type StylePart } from './style-part-labels.ts';
import type { PaletteEntry } from './tasks.ts';
import type { SampleColumns, SampleContent, SampleMapping, SamplePart, SampleRows } from './widget-sample.ts';

/** Reshapers of `shapes/`: what a widget's drawing receives. `none` = the widget takes no data. */
export type ShapeName =
  | 'categorySeries'
  | 'nameValue'
  | 'radar'
  | 'points'
  | 'regions'
  | 'singleValue'
  | 'rows'
  | 'roles'
  | 'none';

/** Kinds of column a slot expects; the data panel warns, it never refuses. */
export type SlotKind = 'dimension' | 'measure' | 'any';

/** A role that data-set fields can take (spec §3, chart data mapping fields). */
export interface Slot {
  readonly label: Text;
  readonly kind: SlotKind;
  /** One line that says what the role wants. */
  readonly hint: Text;
  /** Several fields may take the role. */
  readonly many?: boolean;
  readonly required?: boolean;
  /** A column of times takes the role before one of texts does. */
  readonly isTimeFirst?: boolean;
  /** A line runs along its values, which suggests that they follow each other. */
  readonly isSequence?: boolean;
  /** How fine the dates on it are, whatever their range. */
  readonly grain?: Grain;
}

export interface WidgetEvent {
  readonly label: Text;
  /** Keys of the event's detail; linkage maps them to parameters. */
  readonly payload: Readonly<Record<string, Text>>;
}

/**
 * An event of a widget: what happened, and the keys of its detail, all in both languages.
 * @example event('翻页', 'Page turned', { pageNumber: ['页码', 'Page'] })
 */
export function event(
  zh: string,
  en: string,
  payload: Readonly<Record<string, readonly [zh: string, en: string]>>,
): WidgetEvent {
  const named = Object.entries(payload).map(([key, [inZh, inEn]]) => [key, { zh: inZh, en: inEn }]);
  return { label: { zh, en }, payload: Object.fromEntries(named) };
}

export type WidgetCategory = 'text' | 'chart' | 'table' | 'media' | 'decoration' | 'form' | 'container';

/** What stands in the place of a chart until its first data are there: columns, unless another is nearer to its drawing. */
export type Skeleton = 'disc' | 'bars' | 'plane';

/** Raises a widget's `setup` by one version. */
export type WidgetUpgrade = (setup: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** px at the edges of a container that are not its body's */
export interface Bars {
  readonly top: number;
  readonly bottom: number;
  /** left and right */
  readonly sides: number;
}

/** What is known of a container's parts. */
export interface WidgetParts<F extends Fields = Fields> {
  /** Titles of the parts with which it begins. */
  readonly names: readonly Text[];
  /** How many of its parts are seen at once. */
  readonly shown: 'one' | 'all';
  /** What its border and its tabs or its title take away of a box of that size. */
  bars(props: ValuesOf<F>, box: BoxSize): Bars;
  /** What it holds where it is shown as a sample: alone it would be an empty frame. */
  readonly sample: readonly SamplePart[];
}

/** Everything that is known about a widget without drawing it: pure data, importable in Node. */
export interface WidgetDeclaration<F extends Fields = Fields, S extends ShapeName = ShapeName> {
  /** Kebab-case word from which folder, tag (`aj-<type>`) and class follow. */
  readonly type: string;
  readonly category: WidgetCategory;
  readonly icon: string;
  readonly palette: PaletteEntry;
  readonly label: Text;
  /** One sentence for palette and docs. */
  readonly summary: Text;
  /** px on the 1920 × 1080 screen */
  readonly size: { readonly width: number; readonly height: number };
  readonly shape: S;
  /** It shows rows one by one, or counts them itself: nobody expects them to be put together before. */
  readonly drawsEachRow?: true;
  /** It shows the first of its rows: the designer says so where there are others. */
  readonly takesFirstRow?: true;
  readonly slots: Readonly<Record<string, Slot>>;
  readonly fields: F;
  readonly events: Readonly<Record<string, WidgetEvent>>;
  /** ms between two queries when nothing is set */
  readonly refreshMs: number;
  readonly sampleColumns?: SampleColumns;
  /** Rows shown while the widget has static data and none of its own. */
  readonly sampleRows: SampleRows;
  /** Roles of the columns of `sampleRows`, and of static rows with the same names. */
  readonly sampleMapping: SampleMapping;
  /** It has something of its own to show without rows: a screen may go live with it unbound. */
  readonly isDataOptional?: boolean;
  readonly upgrades: readonly WidgetUpgrade[];
  readonly skeleton?: Skeleton;
  /** Name of the toggle that makes the widget ask for one page of its rows at a time. */
  readonly pagingField?: string;
  /** Name of the field with the words that the widget is about: a designer edits them where they stand. */
  readonly textField?: string;
  /** Field into which a text is written that holds more than plain words, such as headings and values of data. */
  readonly markupField?: string;
  /** Names of `part` attributes in the element, which `::part()` of a page can style, beside those of every widget. */
  readonly styleParts?: Readonly<Record<string, Text>>;
  readonly parts?: WidgetParts<F>;
}

type MayBeLeftOut = 'slots' | 'events' | 'refreshMs' | 'sampleRows' | 'sampleMapping' | 'upgrades';

/** A declaration as it is written: what is empty in most widgets is left out. */
export type WrittenDeclaration<F extends Fields, S extends ShapeName> = Omit<
  WidgetDeclaration<F, S>,
  MayBeLeftOut | 'styleParts'
> &
  Partial<Pick<WidgetDeclaration<F, S>, MayBeLeftOut>> & {
    /** Sample rows with their columns' names and roles, in place of the three of them. */
    readonly sample?: SampleContent;
    /** Names of the parts that a page's style sheet can reach. */
    readonly styleParts?: readonly StylePart[];
  };

/** ms between two queries of a widget that takes data and says nothing else */
const REFRESH_MS = 60_000;

/** Declares a widget. Types of its properties, panel, checks, docs and wrappers derive from the value. */
export function defineWidget<const F extends Fields, const S extends ShapeName>({
  sample: { columns, rows = [], mapping = [] } = {},
  styleParts,
  ...written
}: WrittenDeclaration<F, S>): WidgetDeclaration<F, S> {
  return {
    slots: {},
    events: {},
    refreshMs: written.shape === 'none' ? 0 : REFRESH_MS,
    ...(columns ? { sampleColumns: columns } : {}),
    sampleRows: rows,
    sampleMapping: mapping,
    upgrades: [],
    ...(styleParts ? { styleParts: stylePartsOf(styleParts) } : {}),
    ...written,
  };
}

/** Tag of the element that draws the widget. */
export function tagOf(declaration: Pick<WidgetDeclaration, 'type'>): string {
  return `aj-${declaration.type}`;
}

/** Name of the class of that element and of its wrapper for React: `bar-chart` → `AjBarChart`. */
export function classOf({ type }: Pick<WidgetDeclaration, 'type'>): string {
  return `Aj${type.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;
}
