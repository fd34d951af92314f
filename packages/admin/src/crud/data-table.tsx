import { LIMITS } from '@aj-report/contract';
import { Fragment, useEffect, useRef, useState, type MouseEvent } from 'react';
import { useT, useText } from '../i18n/i18n.ts';
import { Cell } from './cell.tsx';
import type { ListColumn, ListContext, Resource } from './define-resource.ts';
import type { RowDensity } from './list-look.ts';
import { spansOfCells } from './merged-cells.ts';
import type { ListQuery } from './query-state.ts';
import { RowActions } from './row-actions.tsx';
import { pressRowKey } from './row-keys.ts';
import './data-table.css';

export interface DataTableProps<R> {
  readonly resource: Resource<R>;
  /** Those of its columns that are shown. */
  readonly columns: readonly ListColumn<R>[];
  readonly density: RowDensity;
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
  onClearSelection(): void;
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

interface TableRowProps<R> extends Omit<DataTableProps<R>, 'rows'> {
  readonly row: R;
  readonly number: number;
  /** Rows that the cells of merged columns cover, by field. */
  readonly spans: ReadonlyMap<string, number>;
  /** Undefined where rows do not open. */
  readonly isOpen: boolean | undefined;
  onOpen(): void;
}

function DataCells<R>({ row, columns, context, spans }: TableRowProps<R>) {
  return columns
    .filter((column) => spans.get(column.field) !== 0)
    .map((column) => (
      <td
        key={column.field}
        data-kind={column.kind}
        data-tone={column.colorStyle?.[String(row[column.field])]}
        data-merged={(spans.get(column.field) ?? 1) > 1 || undefined}
        rowSpan={spans.get(column.field)}
      >
        <Cell column={column} row={row} context={context} />
      </td>
    ));
}

function OpenButton({ isOpen, onOpen }: { readonly isOpen: boolean; onOpen(): void }) {
  const t = useT();
  return (
    <td className="data-table__open">
      <button type="button" aria-expanded={isOpen} aria-label={t('crud.openRow')} onClick={onOpen}>
        <sl-icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
      </button>
    </td>
  );
}

function TableRow<R>(props: TableRowProps<R>) {
  const t = useT();
  const { row, resource, context, isSelectable, isOpen } = props;
  const isSelected = props.selectedKeys.has(row[resource.primaryKey]);
  const flags = resource.rowFlags?.(row) ?? {};
  const toggle = isSelectable ? () => props.onToggle(row) : undefined;
  return (
    <tr
      aria-selected={isSelectable ? isSelected : undefined}
      className={flags.tableRow}
      style={flags.bgColor ? ({ '--aj-row-color': flags.bgColor } as React.CSSProperties) : undefined}
      data-colored={flags.bgColor ? '' : undefined}
      data-deleted={flags.deletedFlag || undefined}
      data-urgent={flags.urgentFlag || undefined}
      data-key={String(row[resource.primaryKey])}
      tabIndex={0}
      onKeyDown={(event) => pressRowKey(event, { toggle, clear: props.onClearSelection })}
      onDoubleClick={flags.dblClickFlag === false ? undefined : toggle}
      onContextMenu={(event) => props.onContextMenu(row, event)}
    >
      {isOpen === undefined ? null : <OpenButton isOpen={isOpen} onOpen={props.onOpen} />}
      {isSelectable ? (
        <td className="data-table__check">
          <CheckBox label={t('crud.select')} isChecked={isSelected} onToggle={() => props.onToggle(row)} />
        </td>
      ) : null}
      <td className="data-table__number number muted">{props.number}</td>
      <DataCells {...props} />
      {resource.rowActions.length > 0 ? (
        <td className="data-table__actions">
          <RowActions actions={resource.rowActions} row={row} context={context} />
        </td>
      ) : null}
    </tr>
  );
}

function TableRows<R>(props: DataTableProps<R> & { readonly rows: readonly R[]; readonly width: number }) {
  const { resource, rows, query, columns, context } = props;
  const [open, setOpen] = useState<ReadonlySet<unknown>>(new Set());
  const first = (query.pageNumber - 1) * query.pageSize + 1;
  // An open row would stand between the cells that are one.
  const merged = columns.filter((column) => column.merged && !resource.expand);
  const spans = merged.map((column) => [column.field, spansOfCells(rows, column.field, resource.rowFlags)] as const);
  return rows.map((row, place) => {
    const key = row[resource.primaryKey];
    const isOpen = resource.expand ? open.has(key) : undefined;
    return (
      <Fragment key={String(key)}>
        <TableRow
          {...props}
          row={row}
          number={first + place}
          spans={new Map(spans.map(([field, counts]) => [field, counts[place] ?? 1]))}
          isOpen={isOpen}
          onOpen={() => setOpen(new Set(isOpen ? [...open].filter((one) => one !== key) : [...open, key]))}
        />
        {isOpen ? (
          <tr className="data-table__opened">
            <td colSpan={props.width}>{resource.expand?.(row, context)}</td>
          </tr>
        ) : null}
      </Fragment>
    );
  });
}

const OPEN_PX = 44;
const CHECK_PX = 48;
const NUMBER_PX = 56;
/** Beside the edge it has more room before it. */
const FIRST_NUMBER_PX = 64;

interface Width {
  /** px at least */
  readonly min: number;
  readonly grows: boolean;
}

/** Widths of all columns: fixed, so that nothing jumps from page to page. */
function widthsOf<R>({ resource, columns, isSelectable }: DataTableProps<R>): readonly Width[] {
  const { rowActions, actionsWidth, expand } = resource;
  const numbers = isSelectable ? [CHECK_PX, NUMBER_PX] : [FIRST_NUMBER_PX];
  const fixed = (min: number): Width => ({ min, grows: false });
  const data = columns.map(({ minWidth = LIMITS.columnMinWidthPx, grows = false }) => ({ min: minWidth, grows }));
  const actions = rowActions.length > 0 ? [fixed(actionsWidth ?? LIMITS.rowActionWidthPx)] : [];
  return [...(expand ? [OPEN_PX] : []).map(fixed), ...numbers.map(fixed), ...data, ...actions];
}

/** Whether a box has less room than its content needs. */
function useNarrow(neededPx: number) {
  const box = useRef<HTMLDivElement>(null);
  const [isNarrow, setIsNarrow] = useState(false);
  useEffect(() => {
    const watched = box.current;
    if (!watched) return;
    const observer = new ResizeObserver(() => setIsNarrow(watched.clientWidth < neededPx));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [neededPx]);
  return { box, isNarrow };
}

export function DataTable<R>(props: DataTableProps<R>) {
  const t = useT();
  const { resource, columns, rows, query, selectedKeys, isSelectable } = props;
  const hasActions = resource.rowActions.length > 0;
  const widths = widthsOf(props);
  const neededPx = widths.reduce((sum, { min }) => sum + min, 0);
  const { box, isNarrow } = useNarrow(neededPx);
  const isAllSelected =
    rows !== undefined && rows.length > 0 && rows.every((row) => selectedKeys.has(row[resource.primaryKey]));
  return (
    <div
      ref={box}
      className="data-table"
      data-narrow={isNarrow || undefined}
      data-density={props.density}
      data-loading={(props.isLoading && rows !== undefined) || undefined}
    >
      <table style={{ minWidth: neededPx }}>
        <colgroup>
          {widths.map(({ min, grows }, place) => (
            <col key={place} style={grows ? {} : { width: min }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {resource.expand ? <th aria-label={t('crud.openRow')} /> : null}
            {isSelectable ? (
              <th className="data-table__check">
                <CheckBox label={t('crud.selectAll')} isChecked={isAllSelected} onToggle={props.onToggleAll} />
              </th>
            ) : null}
            <th className="data-table__number">{t('crud.number')}</th>
            {columns.map((column) => (
              <HeadCell key={column.field} column={column} query={query} onSort={props.onSort} />
            ))}
            {hasActions ? <th className="data-table__actions">{t('crud.actions')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows === undefined ? <SkeletonRows count={widths.length} /> : null}
          {rows ? <TableRows {...props} rows={rows} width={widths.length} /> : null}
        </tbody>
      </table>
    </div>
  );
}
