import type { Fields, PageResult, Text } from '@aj-report/contract';
import type { ReactNode } from 'react';
import type { IconName } from '../shoelace/icons.ts';
import type { ListQuery } from './query-state.ts';

export type EditMode = 'add' | 'edit' | 'view';
export type Values = Readonly<Record<string, unknown>>;

/**
 * `code` = monospaced with a copy button, `number` = right-aligned with grouping, `time` = the one date format,
 * `switch` = 1 or 0, set in the list.
 */
export type CellKind = 'text' | 'code' | 'number' | 'time' | 'dictionary' | 'switch';

export interface ListColumn<R> {
  readonly field: keyof R & string;
  readonly label: Text;
  readonly kind?: CellKind;
  /** Code of the dictionary of a `dictionary` cell. */
  readonly dictionary?: string;
  /** What a `switch` cell does. */
  readonly toggle?: { readonly permission: string; run(row: R, value: 0 | 1): Promise<unknown> };
  /** px; room left over is shared in proportion */
  readonly minWidth?: number;
  readonly sortable?: boolean;
  readonly render?: (row: R, context: ListContext<R>) => ReactNode;
}

/** What a list offers to its buttons, actions and cells. */
export interface ListContext<R> {
  readonly rows: readonly R[];
  readonly selected: readonly R[];
  reload(): void;
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

/** A list page with its dialog as data. A page is this value and what is special to it. */
export interface Resource<R> {
  /** Word for one record, in dialog titles. */
  readonly title: Text;
  readonly primaryKey: keyof R & string;
  readonly nameOf: (row: R) => string;
  readonly queryFields: Fields;
  readonly columns: readonly ListColumn<R>[];
  readonly list: (query: ListQuery, signal: AbortSignal) => Promise<PageResult<R>>;
  /** Fields of the dialog; without them the list has none. */
  readonly form?: {
    readonly fields: Fields;
    /** First values of a new record that the fields' defaults cannot know. */
    readonly initial?: () => Values;
    /** Fetches the record by its key; a list's row may be old. */
    readonly load: (row: R) => Promise<Values>;
    readonly create: (values: Values) => Promise<unknown>;
    readonly update: (values: Values, row: R) => Promise<unknown>;
  };
  readonly remove?: (row: R) => Promise<unknown>;
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
