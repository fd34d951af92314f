import {
  getDataSource,
  isConnectionKind,
  type DataSourceDetail,
  type DataSourceListItem,
  type SourceTable,
} from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { toApiError } from '../../api/http.ts';
import { Facts } from '../../crud/facts.tsx';
import { formatNumber, formatTime } from '../../i18n/format-value.ts';
import { BYTES, formatMeasure } from '../../crud/measure.ts';
import { TYPE_WORDS } from '../../crud/type-words.ts';
import { useT, useText } from '../../i18n/i18n.ts';
import './data-source.css';

type Read = { readonly detail: DataSourceDetail } | { readonly error: string } | undefined;

/** The source with its tables; undefined while it is read. It is read again when the list's row has changed. */
function useDetail({ id, updateTime }: DataSourceListItem): Read {
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    const abort = new AbortController();
    call(getDataSource, { params: { id }, signal: abort.signal, showErrorDialog: false }).then(
      (detail) => setRead({ detail }),
      (failure: unknown) => !abort.signal.aborted && setRead({ error: toApiError(failure).message }),
    );
    return () => abort.abort();
  }, [id, updateTime]);
  return read;
}

function Table({ table }: { readonly table: SourceTable }) {
  const t = useT();
  const text = useText();
  return (
    <li>
      <strong>{table.name}</strong>
      <span className="muted number">
        {t('source.tableSummary', { columns: table.columns.length, rows: formatNumber(table.rows) })}
      </span>
      <span className="source-summary__columns">
        {table.columns.map(({ name, type }) => (
          <span key={name} title={text(TYPE_WORDS[type])}>
            {name}
          </span>
        ))}
      </span>
    </li>
  );
}

/** What a source holds, in the opened row: its tables with their columns, and why its last import failed. */
export function SourceSummary({ source }: { readonly source: DataSourceListItem }) {
  const t = useT();
  const read = useDetail(source);
  if (read === undefined) return <sl-skeleton effect="sheen" />;
  if ('error' in read) return <p role="alert">{read.error}</p>;
  const { createBy, createTime, fileSize, failureReason, sourceType, tables } = read.detail;
  const isFile = !isConnectionKind(sourceType);
  return (
    <div className="source-summary">
      <Facts
        isWrapped
        facts={[
          ...(isFile ? [{ name: t('source.fileSize'), value: formatMeasure(fileSize, BYTES) }] : []),
          { name: t('crud.createBy'), value: createBy },
          { name: t('crud.createTime'), value: formatTime(createTime) },
          ...(failureReason === null ? [] : [{ name: t('source.failureReason'), value: failureReason }]),
        ]}
      />
      {tables.length === 0 ? null : (
        <ul aria-label={t('source.tables')}>
          {tables.map((table) => (
            <Table key={table.name} table={table} />
          ))}
        </ul>
      )}
    </div>
  );
}
