import type { BatchDeleted, EditMode, Fields, OptionSource, PageResult, Text } from '@aj-report/contract';
import type { ReactNode } from 'react';
import type { Problems } from '../form/form-problems.ts';
import type { IconName } from '../shoelace/icons.ts';
import type { ChildEntity, Values } from './child-entity.ts';
import type { Columns } from './form-columns.ts';
import type { Measure } from './measure.ts';
import type { ListQuery } from './query-state.ts';

export type { EditMode };
export type { Values } from './child-entity.ts';

/**
 * `code` = monospaced with a copy button, `number` = right-aligned with grouping, `money` = with two decimals,
 * `time` = the one date format, `date` its day, `image` = a picture that opens, `switch` = 1 or 0, set in the list.
 */
export type CellKind = 'text' | 'code' | 'number' | 'money' | 'time' | 'date' | 'dictionary' | 'image' | 'switch';

export type CellTone = 'accent' | 'success' | 'warning' | 'danger' | 'muted';

export interface ListColumn<R> {
  readonly field: keyof R & string;
  readonly label: Text;
  readonly kind?: CellKind;
  /** Code of the dictionary of a `dictionary` cell. */
  readonly dictionary?: string;
  /** What a `switch` cell does. */
  readonly toggle?: { readonly permission: string; run(row: R, value: 0 | 1): Promise<unknown> };
  /** px; room left over is shared in proportion, unless a column grows */
  readonly minWidth?: number;
  /** Room left over goes to this column, in equal parts where there are several: texts of any length. */
  readonly grows?: boolean;
  /** Units of a `number` cell; the number as it is stored stands in the tooltip. */
  readonly measure?: Measure;
  readonly sortable?: boolean;
  /** Cells with the same text below each other are one, where their rows look alike. */
  readonly merged?: boolean;
  /** Colour of a cell by its value. */
  readonly colorStyle?: Readonly<Record<string, CellTone>>;
  /** Not shown until somebody chooses it. */
  readonly startsHidden?: boolean;
  readonly render?: (row: R, context: ListContext<R>) => ReactNode;
}

/** What a row says of itself (spec §3, row flags). */
export interface RowFlags {
  /** Deleted: struck out. */
  readonly deletedFlag?: boolean;
  /** Urgent: in the colour of danger. */
  readonly urgentFlag?: boolean;
  /** A CSS colour behind the row. */
  readonly bgColor?: string;
  /** Class of the row. */
  readonly tableRow?: string;
  /** `false` = a double click does not select it. */
  readonly dblClickFlag?: boolean;
}

/** A tree at the left of a list: the chosen node is one of its filters. */
export interface TreeFilter {
  readonly title: Text;
  /** Name of the filter that takes the node's id. */
  readonly field: string;
  readonly source: OptionSource;
  /** All nodes are open at first. */
  readonly isOpen?: boolean;
}

/** What a list offers to its buttons, actions and cells. */
export interface ListContext<R> {
  readonly rows: readonly R[];
  readonly selected: readonly R[];
  reload(): void;
  /** Selects a row, or no longer. */
  toggleSelected(row: R): void;
  openAdd(): void;
  openEdit(row: R): void;
  openView(row: R): void;
  /** Asks, deletes and reloads. */
  remove(rows: readonly R[]): void;
}

export interface RowAction<R> {
  readonly id: string;
  readonly label: Text;
  readonly permission?: string;
  readonly isDangerous?: boolean;
  readonly isHidden?: (row: R) => boolean;
  readonly isDisabled?: (row: R) => boolean;
  run(row: R, context: ListContext<R>): void;
}

export interface TableButton<R> {
  readonly id: string;
  readonly label: Text;
  readonly icon: IconName;
  readonly permission?: string;
  readonly isPrimary?: boolean;
  readonly isDisabled?: (context: ListContext<R>) => boolean;
  /** Works on selected rows, and is there only while there are some. */
  readonly needsSelection?: boolean;
  run(context: ListContext<R>): void;
}

/** Entry of the right-click menu; `all` works on many rows, `single` on exactly one. */
export interface ContextEntry<R> {
  readonly id: string;
  readonly label: Text;
  readonly icon: IconName;
  readonly flag: 'all' | 'single';
  readonly permission?: string;
  readonly isDangerous?: boolean;
  run(rows: readonly R[], context: ListContext<R>): void;
}

export interface EmptyState {
  readonly icon: IconName;
  readonly title: Text;
  readonly text: Text;
  /** Table button that the empty list offers. */
  readonly buttonId?: string;
  /** A second one, beside it. */
  readonly otherButtonId?: string;
}

/** What a part of a form beside its fields is given. */
export interface FormPart {
  readonly values: Values;
  readonly problems: Problems;
  readonly mode: EditMode;
  onChange(name: string, value: unknown): void;
}

/** A list page with its dialog as data. A page is this value and what is special to it. */
export interface Resource<R> {
  /** Word for one record, in dialog titles. */
  readonly title: Text;
  readonly primaryKey: keyof R & string;
  readonly nameOf: (row: R) => string;
  readonly queryFields: Fields;
  readonly columns: readonly ListColumn<R>[];
  readonly list: (query: ListQuery, signal: AbortSignal) => Promise<PageResult<R>>;
  /** Rows of a page that one may choose, the first to begin with; default those of the specification (10, 50, …) */
  readonly pageSizes?: readonly number[];
  /** Fields of the dialog; without them the list has none. */
  readonly form?: {
    readonly fields: Fields;
    /** Fields in a row at first; default 2 */
    readonly columns?: Columns;
    /** First values of a new record that the fields' defaults cannot know. */
    readonly initial?: () => Values;
    /** Fetches the record by its key; a list's row may be old. */
    readonly load: (row: R) => Promise<Values>;
    readonly create: (values: Values) => Promise<unknown>;
    readonly update: (values: Values, row: R) => Promise<unknown>;
    /** Records that belong to this one, edited with it. */
    readonly children?: readonly ChildEntity[];
    /** Stands above the fields of a record that is edited, and only there (spec §2, edit-only slot). */
    readonly editOnly?: (values: Values, row: R) => ReactNode;
    /** Stands below the fields: what is edited otherwise than by a field. */
    readonly below?: (part: FormPart) => ReactNode;
    /** What is wrong beside the fields, by name; a problem is shown by what stands below them. */
    readonly check?: (values: Values) => Problems;
    /** Values that follow another one, for example when a kind is chosen. */
    readonly onChange?: (values: Values, changed: string) => Values;
  };
  readonly remove?: (row: R) => Promise<unknown>;
  /** Deletes several in one call; without it `remove` is called for each. */
  readonly removeMany?: (rows: readonly R[]) => Promise<BatchDeleted>;
  /** Brings a deleted record back; where it is declared, deleting offers to undo it. */
  readonly undo?: (row: R) => Promise<unknown>;
  readonly tree?: TreeFilter;
  readonly rowFlags?: (row: R) => RowFlags;
  /** Shown under a row that was opened. */
  readonly expand?: (row: R, context: ListContext<R>) => ReactNode;
  /** The list may be saved as a file, with all rows that match. */
  readonly canExport?: boolean;
  readonly tableButtons: readonly TableButton<R>[];
  readonly rowActions: readonly RowAction<R>[];
  /** px of the column with the row actions; default 100 */
  readonly actionsWidth?: number;
  readonly contextMenu: readonly ContextEntry<R>[];
  readonly empty: EmptyState;
  /** ms until the list is read again by itself, or undefined = not at all; asked after every load. */
  readonly pollMs?: (rows: readonly R[]) => number | undefined;
}

export function defineResource<R>(resource: Resource<R>): Resource<R> {
  return resource;
}
