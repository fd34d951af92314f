import { listRemoteTables, previewDataSource, type DataSourceListItem, type OutputOf } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { Pagination } from '../../crud/pagination.tsx';
import { changeQuery, FIRST_QUERY } from '../../crud/query-state.ts';
import { ValueTable } from '../../crud/value-table.tsx';
import { useT } from '../../i18n/i18n.ts';
import { atOnce } from '../../shoelace/at-once.ts';
import './data-source.css';
import './connection.css';
import '../../crud/record-drawer.css';

type Tables = OutputOf<typeof listRemoteTables>;
type PreviewPage = OutputOf<typeof previewDataSource>;

const PREVIEW_SIZES = [10, 50, 100] as const;

function Rows({ id, table }: { readonly id: string; readonly table: string }) {
  const [query, setQuery] = useState(FIRST_QUERY);
  const [page, setPage] = useState<PreviewPage | undefined>();
  useEffect(() => {
    const abort = new AbortController();
    const { pageNumber, pageSize } = query;
    const asked = { params: { id }, query: { table, pageNumber, pageSize }, signal: abort.signal };
    call(previewDataSource, asked).then(setPage, () => undefined);
    return () => abort.abort();
  }, [id, table, query]);
  const firstNumber = page ? (page.current - 1) * page.size + 1 : 1;
  return (
    <div className="source-detail">
      <ValueTable
        columns={page?.columns ?? []}
        rows={page?.records}
        firstNumber={firstNumber}
        shortened={page?.shortened}
      />
      {page ? (
        <Pagination
          page={page}
          query={query}
          sizes={PREVIEW_SIZES}
          onChange={(change) => setQuery(changeQuery(query, change))}
        />
      ) : null}
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

/** Tables of a database with their rows. */
export function RemoteDrawer({ source, onClose }: RemoteDrawerProps) {
  const [tables, setTables] = useState<Tables | undefined>();
  useEffect(() => {
    const abort = new AbortController();
    call(listRemoteTables, { params: { id: source.id }, signal: abort.signal }).then(setTables, () => setTables([]));
    return () => abort.abort();
  }, [source.id]);
  return (
    <sl-drawer
      className="record-drawer source-drawer"
      open
      label={source.sourceName}
      onsl-after-hide={(event) => event.target === event.currentTarget && onClose()}
    >
      {tables ? <Browser id={source.id} tables={tables} /> : <sl-skeleton effect="sheen" />}
    </sl-drawer>
  );
}
