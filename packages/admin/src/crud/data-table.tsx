import { LIMITS } from '@aj-report/contract';
import type { MouseEvent } from 'react';
import { useT, useText } from '../i18n/i18n.ts';
import { Cell } from './cell.tsx';
import type { ListColumn, ListContext, Resource } from './define-resource.ts';
import type { ListQuery } from './query-state.ts';
import { RowActions } from './row-actions.tsx';
import './data-table.css';

export interface DataTableProps<R> {
  readonly resource: Resource<R>;
  /** Undefined while the first page loads. */
  readonly rows: readonly R[] | undefined;
  readonly query: ListQuery;
  readonly isLoading: boolean;
  /** Whether anything can be done with several rows. */
  readonly isSelectable: boolean;
  readonly selectedKeys: ReadonlySet<unknown>;
  readonly context: ListContext<R>;
  onSort(field: string): void;
  onToggle(row: R): void;
  onToggleAll(): void;
  onContextMenu(row: R, event: MouseEvent): void;
}

const SKELETON_ROWS = 6;

function HeadCell<R>({
  column,
  query,
  onSort,
}: {
  readonly column: ListColumn<R>;
  readonly query: ListQuery;
  onSort(field: string): void;
}) {
  const text = useText();
  const direction = query.sort === column.field ? query.order : undefined;
  const sorted = direction === 'ASC' ? 'ascending' : 'descending';
  return (
    <th scope="col" data-kind={column.kind} aria-sort={direction ? sorted : undefined}>
      {column.sortable ? (
        <button type="button" className="data-table__sort" onClick={() => onSort(column.field)}>
          {text(column.label)}
          <sl-icon name={direction === 'DESC' ? 'sort-down' : 'sort-up'} data-active={direction ? '' : undefined} />
        </button>
      ) : (
        text(column.label)
      )}
    </th>
  );
}

function CheckBox(props: { readonly label: string; readonly isChecked: boolean; onToggle(): void }) {
  return <input type="checkbox" aria-label={props.label} checked={props.isChecked} onChange={() => props.onToggle()} />;
}

function SkeletonRows({ count }: { readonly count: number }) {
  return Array.from({ length: SKELETON_ROWS }, (_, index) => (
    <tr key={index} className="data-table__skeleton">
      {Array.from({ length: count }, (_, place) => (
        <td key={place}>
          <sl-skeleton effect="sheen" />
        </td>
      ))}
    </tr>
  ));
}

function TableRow<R>({
  row,
  number,
  ...props
}: Omit<DataTableProps<R>, 'rows'> & { readonly row: R; readonly number: number }) {
  const t = useT();
  const { resource, context, isSelectable } = props;
  const isSelected = props.selectedKeys.has(row[resource.primaryKey]);
  return (
    <tr
      aria-selected={isSelectable ? isSelected : undefined}
      data-key={String(row[resource.primaryKey])}
      onDoubleClick={isSelectable ? () => props.onToggle(row) : undefined}
      onContextMenu={(event) => props.onContextMenu(row, event)}
    >
      {isSelectable ? (
        <td className="data-table__check">
          <CheckBox label={t('crud.select')} isChecked={isSelected} onToggle={() => props.onToggle(row)} />
        </td>
      ) : null}
      <td className="data-table__number number muted">{number}</td>
      {resource.columns.map((column) => (
        <td key={column.field} data-kind={column.kind}>
          <Cell column={column} row={row} context={context} />
        </td>
      ))}
      {resource.rowActions.length > 0 ? (
        <td className="data-table__actions">
          <RowActions actions={resource.rowActions} row={row} context={context} />
        </td>
      ) : null}
    </tr>
  );
}

const CHECK_PX = 48;
const NUMBER_PX = 56;
/** Beside the edge it has more room before it. */
const FIRST_NUMBER_PX = 64;

/** Widths of all columns in px: fixed, so that nothing jumps from page to page. */
function widthsOf<R>({ resource, isSelectable }: DataTableProps<R>): readonly number[] {
  const { columns, rowActions, actionsWidth } = resource;
  const numbers = isSelectable ? [CHECK_PX, NUMBER_PX] : [FIRST_NUMBER_PX];
  const data = columns.map((column) => column.minWidth ?? LIMITS.columnMinWidthPx);
  const actions = rowActions.length > 0 ? [actionsWidth ?? LIMITS.rowActionWidthPx] : [];
  return [...numbers, ...data, ...actions];
}

export function DataTable<R>(props: DataTableProps<R>) {
  const t = useT();
  const { resource, rows, query, selectedKeys, isSelectable } = props;
  const hasActions = resource.rowActions.length > 0;
  const widths = widthsOf(props);
  const first = (query.pageNumber - 1) * query.pageSize + 1;
  const isAllSelected =
    rows !== undefined && rows.length > 0 && rows.every((row) => selectedKeys.has(row[resource.primaryKey]));
  return (
    <div className="data-table" data-loading={(props.isLoading && rows !== undefined) || undefined}>
      <table style={{ minWidth: widths.reduce((sum, width) => sum + width, 0) }}>
        <colgroup>
          {widths.map((width, place) => (
            <col key={place} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {isSelectable ? (
              <th className="data-table__check">
                <CheckBox label={t('crud.selectAll')} isChecked={isAllSelected} onToggle={props.onToggleAll} />
              </th>
            ) : null}
            <th className="data-table__number">{t('crud.number')}</th>
            {resource.columns.map((column) => (
              <HeadCell key={column.field} column={column} query={query} onSort={props.onSort} />
            ))}
            {hasActions ? <th className="data-table__actions">{t('crud.actions')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows === undefined ? <SkeletonRows count={widths.length} /> : null}
          {rows?.map((row, index) => (
            <TableRow key={String(row[resource.primaryKey])} {...props} row={row} number={first + index} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
