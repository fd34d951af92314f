import { useCallback, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { useT, useText } from '../i18n/i18n.ts';
import { useCan } from '../session/use-can.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { ContextMenu, type ContextMenuPlace } from './context-menu.tsx';
import { DataTable } from './data-table.tsx';
import type { ListContext, Resource } from './define-resource.ts';
import { EditDialog } from './edit-dialog.tsx';
import { FailedList } from './failed-list.tsx';
import { Pagination } from './pagination.tsx';
import { QueryForm } from './query-form.tsx';
import { hasFilters, type Filters } from './query-state.ts';
import { ListTools } from './list-tools.tsx';
import { useListLook } from './list-look.ts';
import { TreePanel } from './tree-filter.tsx';
import { useList, type ListState } from './use-list.ts';
import type { Editing } from './use-record.ts';
import { useRemove } from './use-remove.ts';
import './crud.css';

interface ListPageProps<R> {
  readonly resource: Resource<R>;
  /** Drawn instead of the table, for example cards. */
  readonly renderRows?: ((rows: readonly R[], context: ListContext<R>) => ReactNode) | undefined;
  /** Right end of the row of buttons. */
  readonly toolbarEnd?: ReactNode;
  readonly children?: (context: ListContext<R>) => ReactNode;
}

const NO_ROWS: readonly never[] = [];

function useSelection<R>(resource: Resource<R>, rows: readonly R[]) {
  const [keys, setKeys] = useState<ReadonlySet<unknown>>(new Set());
  const selected = rows.filter((row) => keys.has(row[resource.primaryKey]));
  function toggle(row: R) {
    const key = row[resource.primaryKey];
    const next = new Set(keys);
    if (!next.delete(key)) next.add(key);
    setKeys(next);
  }
  function toggleAll() {
    setKeys(selected.length === rows.length ? new Set() : new Set(rows.map((row) => row[resource.primaryKey])));
  }
  return { keys, selected, toggle, toggleAll, clear: () => setKeys(new Set()) };
}

function TableButtons<R>({ resource, context }: { readonly resource: Resource<R>; readonly context: ListContext<R> }) {
  const text = useText();
  const isAllowed = useCan();
  return resource.tableButtons
    .filter((button) => isAllowed(button.permission ?? ''))
    .filter((button) => !button.needsSelection || context.selected.length > 0)
    .map((button) => (
      <sl-button
        key={button.id}
        variant={button.isPrimary ? 'primary' : 'default'}
        data-button={button.id}
        disabled={button.isDisabled?.(context) ?? false}
        onClick={() => button.run(context)}
      >
        <sl-icon slot="prefix" name={button.icon} />
        {text(button.label)}
      </sl-button>
    ));
}

function EmptyList<R>({
  resource,
  list,
  context,
}: {
  resource: Resource<R>;
  list: ListState<R>;
  context: ListContext<R>;
}) {
  const t = useT();
  const text = useText();
  const isAllowed = useCan();
  if (hasFilters(list.query))
    return <MessagePage icon="search" title={t('crud.noMatch')} text={t('crud.noMatchText')} />;
  const { buttonId, otherButtonId } = resource.empty;
  const offered = [buttonId, otherButtonId].flatMap((id) => resource.tableButtons.filter((one) => one.id === id));
  return (
    <MessagePage icon={resource.empty.icon} title={text(resource.empty.title)} text={text(resource.empty.text)}>
      {offered
        .filter((button) => isAllowed(button.permission ?? ''))
        .map((button) => (
          <sl-button
            key={button.id}
            variant={button.id === buttonId ? 'primary' : 'default'}
            onClick={() => button.run(context)}
          >
            <sl-icon slot="prefix" name={button.icon} />
            {text(button.label)}
          </sl-button>
        ))}
    </MessagePage>
  );
}

function useContextOf<R>(resource: Resource<R>, list: ListState<R>) {
  const rows = list.page?.records ?? NO_ROWS;
  const selection = useSelection(resource, rows);
  const [editing, setEditing] = useState<Editing<R> | null>(null);
  const remove = useRemove(resource, () => {
    selection.clear();
    list.reload();
  });
  const context: ListContext<R> = {
    rows,
    selected: selection.selected,
    reload: list.reload,
    toggleSelected: selection.toggle,
    openAdd: () => setEditing({ mode: 'add', row: undefined }),
    openEdit: (row) => setEditing({ mode: 'edit', row }),
    openView: (row) => setEditing({ mode: 'view', row }),
    remove: (some) => void remove(some),
  };
  return { context, selection, editing, closeDialog: () => setEditing(null) };
}

/** What of a list the signed-in user may do beside looking. */
function useListRights<R>({ tableButtons, contextMenu }: Resource<R>) {
  const isAllowed = useCan();
  const entries = contextMenu.filter((one) => isAllowed(one.permission ?? ''));
  const worksOnMany =
    entries.some((one) => one.flag === 'all') ||
    tableButtons.some((one) => (one.needsSelection || one.isDisabled !== undefined) && isAllowed(one.permission ?? ''));
  return { hasMenu: entries.length > 0, isSelectable: worksOnMany };
}

interface ToolbarProps<R> {
  readonly resource: Resource<R>;
  readonly list: ListState<R>;
  readonly context: ListContext<R>;
  readonly children: ReactNode;
}

/** Buttons of the list at the left, its tools at the right. */
function Toolbar<R>({ resource, list, context, children }: ToolbarProps<R>) {
  const t = useT();
  const count = context.selected.length;
  return (
    <div className="list-page__toolbar">
      <TableButtons resource={resource} context={context} />
      {count > 0 ? <span className="muted">{t('crud.selected', { count })}</span> : null}
      <span className="list-page__space" />
      {children}
      <sl-icon-button
        name="arrow-clockwise"
        label={t('crud.refresh')}
        title={t('crud.refresh')}
        onClick={list.reload}
      />
    </div>
  );
}

/** The tree that narrows the list stands at its left, where the resource has one. */
function BesideTree<R>(props: { resource: Resource<R>; list: ListState<R>; children: ReactNode }) {
  const { list, children } = props;
  const { tree } = props.resource;
  if (!tree) return children;
  return (
    <div className="list-with-tree">
      <TreePanel
        tree={tree}
        chosen={String(list.query.filters[tree.field] ?? '')}
        onChoose={(value) => list.change({ kind: 'narrow', field: tree.field, value })}
      />
      {children}
    </div>
  );
}

/** A search leaves the chosen node of the tree as it is. */
function search<R>({ tree, pageSizes }: Resource<R>, list: ListState<R>, filters: Filters): void {
  const node = tree ? list.query.filters[tree.field] : undefined;
  const kept = tree && node !== undefined ? { [tree.field]: node } : {};
  list.change({ kind: 'search', filters: { ...filters, ...kept }, pageSize: pageSizes?.[0] });
}

/** A whole list page drawn from a resource: search, buttons, table, paging, right-click menu and dialog (spec §2). */
export function ListPage<R>({ resource, renderRows, toolbarEnd, children }: ListPageProps<R>) {
  const list = useList(resource);
  const { context, selection, editing, closeDialog } = useContextOf(resource, list);
  const [place, setPlace] = useState<ContextMenuPlace<R> | null>(null);
  const closeMenu = useCallback(() => setPlace(null), []);
  const look = useListLook(resource);
  const { page, error } = list;
  const { hasMenu, isSelectable } = useListRights(resource);
  const isEmpty = page !== undefined && page.total === 0 && error === undefined;

  function handleContextMenu(row: R, event: MouseEvent) {
    if (!hasMenu) return;
    event.preventDefault();
    const isInSelection = selection.keys.has(row[resource.primaryKey]);
    setPlace({ x: event.clientX, y: event.clientY, rows: isInSelection ? selection.selected : [row] });
  }

  const table = (
    <DataTable
      resource={resource}
      columns={look.columns}
      density={look.density}
      rows={page?.records}
      query={list.query}
      isLoading={list.isLoading}
      isSelectable={isSelectable}
      selectedKeys={selection.keys}
      context={context}
      onSort={(field) => list.change({ kind: 'sort', field })}
      onToggle={selection.toggle}
      onToggleAll={selection.toggleAll}
      onClearSelection={selection.clear}
      onContextMenu={handleContextMenu}
    />
  );
  const filled = renderRows && page ? renderRows(page.records, context) : table;
  const body = useMemo(() => {
    if (page === undefined && error !== undefined) return 'failed';
    return isEmpty ? 'empty' : 'filled';
  }, [page, error, isEmpty]);

  const content = (
    <div className="list-page">
      {body === 'empty' && !hasFilters(list.query) ? null : (
        <QueryForm
          fields={resource.queryFields}
          initial={list.query.filters}
          onSearch={(filters) => search(resource, list, filters)}
        />
      )}
      <section className="list-page__card card">
        {body === 'empty' && !hasFilters(list.query) ? null : (
          <Toolbar resource={resource} list={list} context={context}>
            {toolbarEnd}
            {renderRows ? null : <ListTools resource={resource} look={look} query={list.query} />}
          </Toolbar>
        )}
        {body === 'failed' ? <FailedList list={list} /> : null}
        {body === 'empty' ? <EmptyList resource={resource} list={list} context={context} /> : null}
        {body === 'filled' ? filled : null}
        {body === 'filled' && page ? (
          <Pagination page={page} query={list.query} sizes={resource.pageSizes} onChange={list.change} />
        ) : null}
      </section>
      {place ? (
        <ContextMenu entries={resource.contextMenu} place={place} context={context} onClose={closeMenu} />
      ) : null}
      {editing ? (
        <EditDialog
          resource={resource}
          editing={editing}
          onClose={closeDialog}
          onSaved={() => {
            closeDialog();
            list.reload();
          }}
        />
      ) : null}
      {children?.(context)}
    </div>
  );
  return (
    <BesideTree resource={resource} list={list}>
      {content}
    </BesideTree>
  );
}
