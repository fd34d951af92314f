import { useCallback, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { toastSuccess } from '../api/toast.ts';
import { useT, useText } from '../i18n/i18n.ts';
import { useCan } from '../session/use-can.tsx';
import { askToConfirm } from '../shell/confirm.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { ContextMenu, type ContextMenuPlace } from './context-menu.tsx';
import { DataTable } from './data-table.tsx';
import type { ListContext, Resource } from './define-resource.ts';
import { EditDialog, type Editing } from './edit-dialog.tsx';
import { Pagination } from './pagination.tsx';
import { QueryForm } from './query-form.tsx';
import { hasFilters } from './query-state.ts';
import { useList, type ListState } from './use-list.ts';
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

function useRemove<R>(resource: Resource<R>, afterwards: () => void) {
  const t = useT();
  return async (rows: readonly R[]) => {
    const [first] = rows;
    if (first === undefined || !resource.remove) return;
    const message =
      rows.length === 1
        ? t('crud.deleteOne', { name: resource.nameOf(first) })
        : t('crud.deleteMany', { count: rows.length });
    const question = { title: t('crud.deleteTitle'), message, confirmLabel: t('crud.delete'), isDangerous: true };
    if (!(await askToConfirm(question))) return;
    const results = await Promise.allSettled(rows.map(resource.remove));
    if (results.every((result) => result.status === 'fulfilled')) toastSuccess(t('crud.deleted'));
    afterwards();
  };
}

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

function FailedList<R>({ list }: { readonly list: ListState<R> }) {
  const t = useT();
  return (
    <MessagePage icon="exclamation-triangle" title={t('crud.loadFailed')} text={list.error ?? ''}>
      <sl-button variant="primary" onClick={list.reload}>
        {t('crud.retry')}
      </sl-button>
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
    tableButtons.some((one) => one.isDisabled !== undefined && isAllowed(one.permission ?? ''));
  return { hasMenu: entries.length > 0, isSelectable: worksOnMany };
}

/** A whole list page drawn from a resource: search, buttons, table, paging, right-click menu and dialog (spec §2). */
export function ListPage<R>({ resource, renderRows, toolbarEnd, children }: ListPageProps<R>) {
  const t = useT();
  const list = useList(resource);
  const { context, selection, editing, closeDialog } = useContextOf(resource, list);
  const [place, setPlace] = useState<ContextMenuPlace<R> | null>(null);
  const closeMenu = useCallback(() => setPlace(null), []);
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
      rows={page?.records}
      query={list.query}
      isLoading={list.isLoading}
      isSelectable={isSelectable}
      selectedKeys={selection.keys}
      context={context}
      onSort={(field) => list.change({ kind: 'sort', field })}
      onToggle={selection.toggle}
      onToggleAll={selection.toggleAll}
      onContextMenu={handleContextMenu}
    />
  );
  const filled = renderRows && page ? renderRows(page.records, context) : table;
  const body = useMemo(() => {
    if (page === undefined && error !== undefined) return 'failed';
    return isEmpty ? 'empty' : 'filled';
  }, [page, error, isEmpty]);

  return (
    <div className="list-page">
      {body === 'empty' && !hasFilters(list.query) ? null : (
        <QueryForm fields={resource.queryFields} onSearch={(filters) => list.change({ kind: 'search', filters })} />
      )}
      <section className="list-page__card card">
        {body === 'empty' && !hasFilters(list.query) ? null : (
          <div className="list-page__toolbar">
            <TableButtons resource={resource} context={context} />
            {selection.selected.length > 0 ? (
              <span className="muted">{t('crud.selected', { count: selection.selected.length })}</span>
            ) : null}
            <span className="list-page__space" />
            {toolbarEnd}
            <sl-icon-button
              name="arrow-clockwise"
              label={t('crud.refresh')}
              title={t('crud.refresh')}
              onClick={list.reload}
            />
          </div>
        )}
        {body === 'failed' ? <FailedList list={list} /> : null}
        {body === 'empty' ? <EmptyList resource={resource} list={list} context={context} /> : null}
        {body === 'filled' ? filled : null}
        {body === 'filled' && page ? <Pagination page={page} query={list.query} onChange={list.change} /> : null}
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
}
