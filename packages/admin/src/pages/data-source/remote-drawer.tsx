import { listRemoteTables, type DataSourceListItem, type OutputOf } from '@aj-report/contract';
import { useEffect, useReducer, useState } from 'react';
import { call } from '../../api/call.ts';
import { toApiError } from '../../api/http.ts';
import { FailedList } from '../../crud/failed-list.tsx';
import { Pagination } from '../../crud/pagination.tsx';
import { ValueTable } from '../../crud/value-table.tsx';
import { useT } from '../../i18n/i18n.ts';
import { atOnce } from '../../shoelace/at-once.ts';
import { PREVIEW_SIZES, usePreview } from './use-preview.ts';
import './data-source.css';
import './connection.css';
import '../../crud/record-drawer.css';

type Tables = OutputOf<typeof listRemoteTables>;

function Rows({ id, table }: { readonly id: string; readonly table: string }) {
  const pages = usePreview(id, table);
  const { page, query } = pages;
  if (!page && pages.error !== undefined) return <FailedList list={pages} />;
  return (
    <div className="source-detail">
      <ValueTable
        columns={page?.columns ?? []}
        rows={page?.records}
        firstNumber={page ? (page.current - 1) * page.size + 1 : 1}
        shortened={page?.shortened}
      />
      {page ? <Pagination page={page} query={query} sizes={PREVIEW_SIZES} onChange={pages.change} /> : null}
    </div>
  );
}

function Browser({ id, tables }: { readonly id: string; readonly tables: Tables }) {
  const t = useT();
  const [search, setSearch] = useState('');
  const [name, setName] = useState(tables[0]?.name);
  if (name === undefined) return <p className="muted">{t('connection.noTables')}</p>;
  const shown = tables.filter((one) => one.name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <div className="remote-tables">
      <nav aria-label={t('connection.tables')}>
        <sl-input
          size="small"
          clearable
          className="aj-control"
          placeholder={t('connection.filter')}
          label={t('connection.filter')}
          value={search}
          onsl-input={atOnce((event) => setSearch((event.target as HTMLInputElement).value))}
        />
        <ul>
          {shown.map((one) => (
            <li key={one.name}>
              <button
                type="button"
                className="ellipsis"
                title={one.comment === '' ? one.name : `${one.name} · ${one.comment}`}
                aria-current={one.name === name || undefined}
                onClick={() => setName(one.name)}
              >
                {one.name}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <Rows key={name} id={id} table={name} />
    </div>
  );
}

interface RemoteDrawerProps {
  readonly source: DataSourceListItem;
  onClose(): void;
}

/** Names of the tables of a database, or why they cannot be had. */
function useRemoteTables(id: string) {
  const [tables, setTables] = useState<Tables | undefined>();
  const [error, setError] = useState<string | undefined>();
  const [round, reload] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    const abort = new AbortController();
    call(listRemoteTables, { params: { id }, signal: abort.signal, showErrorDialog: false }).then(
      setTables,
      (failure: unknown) => abort.signal.aborted || setError(toApiError(failure).reported),
    );
    return () => abort.abort();
  }, [id, round]);
  return { tables, error, reload };
}

/** Tables of a database with their rows. */
export function RemoteDrawer({ source, onClose }: RemoteDrawerProps) {
  const list = useRemoteTables(source.id);
  const { tables } = list;
  return (
    <sl-drawer
      className="record-drawer source-drawer"
      open
      label={source.sourceName}
      onsl-after-hide={(event) => event.target === event.currentTarget && onClose()}
    >
      {tables ? <Browser id={source.id} tables={tables} /> : null}
      {!tables && list.error === undefined ? <sl-skeleton effect="sheen" /> : null}
      {!tables && list.error !== undefined ? <FailedList list={list} /> : null}
    </sl-drawer>
  );
}
