import type { ListColumn, ListContext } from './define-resource.ts';

export interface CellProps<R> {
  readonly column: ListColumn<R>;
  readonly row: R;
  readonly context: ListContext<R>;
}
