import { getDataSource, type DataSourceDetail, type DataSourceListItem, type SourceTable } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { formatNumber, formatTime } from '../../i18n/format-value.ts';
import { FailedList } from '../../crud/failed-list.tsx';
import { Pagination } from '../../crud/pagination.tsx';
import { ValueTable } from '../../crud/value-table.tsx';
import { useT, useText } from '../../i18n/i18n.ts';
import { canMakeScreen } from '../../make-screen/can-make-screen.ts';
import { MAKE_WORDS } from '../../make-screen/make-screen.words.ts';
import { Can } from '../../session/use-can.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { BYTES, formatMeasure } from '../../crud/measure.ts';
import { MoveSource } from './move-source.tsx';
import { StatusCell } from './status-cell.tsx';
import { PREVIEW_SIZES, usePreview } from './use-preview.ts';
import { HeldImportPanel } from './held-import.tsx';
import { ImportHistory } from './import-history.tsx';
import '../../crud/facts.css';
import './data-source.css';
import './held-import.css';
import '../../crud/record-drawer.css';

const POLL_MS = 2000;

/** The source with its tables, read again every two seconds while its import runs. */
function useDetail(id: string) {
  const [detail, setDetail] = useState<DataSourceDetail | undefined>();
  const [round, setRound] = useState(0);
  const isRunning = detail === undefined || detail.status === 'inProgress';
  useEffect(() => {
    if (!isRunning && round === 0) return;
    const abort = new AbortController();
    const load = () => {
      const reading = call(getDataSource, { params: { id }, signal: abort.signal });
      reading.then(setDetail, () => clearInterval(timer));
      if (!isRunning) clearInterval(timer);
    };
    const timer = setInterval(load, POLL_MS);
    load();
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [id, isRunning, round]);
  return { detail, reload: () => setRound(round + 1) };
}

function TablePreview({ id, table }: { readonly id: string; readonly table: SourceTable }) {
  const pages = usePreview(id, table.name);
  const { page, query } = pages;
  if (!page && pages.error !== undefined) return <FailedList list={pages} />;
  const firstNumber = page ? (page.current - 1) * page.size + 1 : 1;
  return (
    <>
      <ValueTable
        columns={page?.columns ?? table.columns}
        rows={page?.records}
        firstNumber={firstNumber}
        expected={Math.min(table.rows, query.pageSize)}
        shortened={page?.shortened}
      />
      {page ? (
        <Pagination page={page} query={query} sizes={PREVIEW_SIZES} onChange={pages.change} />
      ) : (
        <div className="value-table__pages" />
      )}
    </>
  );
}

function Facts({ detail }: { readonly detail: DataSourceDetail }) {
  const t = useT();
  const facts: readonly (readonly [string, string])[] = [
    [t('source.fileName'), detail.fileName],
    [t('source.fileSize'), formatMeasure(detail.fileSize, BYTES)],
    [t('source.totalRows'), formatNumber(detail.totalRows)],
    [t('crud.createBy'), detail.createBy],
    [t('crud.updateTime'), formatTime(detail.updateTime)],
  ];
  return (
    <dl className="facts facts--wrapped">
      <div>
        <dt>{t('source.status')}</dt>
        <dd>
          <StatusCell source={detail} />
        </dd>
      </div>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="number">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TablesProps {
  readonly detail: DataSourceDetail;
  onMakeScreen(table: string): void;
}

function Tables({ detail, onMakeScreen }: TablesProps) {
  const t = useT();
  const text = useText();
  const [name, setName] = useState<string | undefined>();
  const table = detail.tables.find((one) => one.name === name) ?? detail.tables[0];
  if (!table) return <p className="muted">{t('source.noTables')}</p>;
  return (
    <>
      <div className="table-bar">
        <div className="table-tabs" role="tablist" aria-label={t('source.tables')}>
          {detail.tables.map((one) => (
            <button
              key={one.name}
              type="button"
              role="tab"
              aria-selected={one === table}
              onClick={() => setName(one.name)}
            >
              <span className="ellipsis">{one.name}</span>
              <small>{t('source.tableSummary', { columns: one.columns.length, rows: formatNumber(one.rows) })}</small>
            </button>
          ))}
        </div>
        {canMakeScreen() && detail.status === 'success' ? (
          <sl-button size="small" variant="primary" data-button="make-screen" onClick={() => onMakeScreen(table.name)}>
            <sl-icon slot="prefix" name="magic" />
            {text(MAKE_WORDS.make)}
          </sl-button>
        ) : null}
      </div>
      <TablePreview key={`${table.name} ${detail.updateTime}`} id={detail.id} table={table} />
    </>
  );
}

function Warnings({ detail }: { readonly detail: DataSourceDetail }) {
  const t = useT();
  if (detail.warnings.length === 0) return null;
  return (
    <sl-details className="source-warnings" summary={`${t('source.warnings')} (${detail.warnings.length})`}>
      <ul>
        {detail.warnings.map((warning, index) => (
          <li key={index}>
            <strong>{warning.sheet}</strong> {warning.message}
          </li>
        ))}
      </ul>
    </sl-details>
  );
}

interface BodyProps {
  readonly detail: DataSourceDetail;
  onSettled(): void;
  onReimport(): void;
  onMakeScreen(table: string): void;
}

function Failure({ reason, onReimport }: { readonly reason: string; onReimport(): void }) {
  const t = useT();
  return (
    <div className="source-failure" role="alert">
      <sl-icon name="exclamation-octagon" />
      <span>{reason}</span>
      <Can permission="datasourceManage:update">
        <sl-button size="small" onClick={onReimport}>
          {t('source.reimport')}
        </sl-button>
      </Can>
    </div>
  );
}

function Body({ detail, onReimport, onSettled, onMakeScreen }: BodyProps) {
  const t = useT();
  const isEmpty = detail.tables.length === 0;
  return (
    <div className="source-detail">
      <Facts detail={detail} />
      <MoveSource detail={detail} onMoved={onSettled} />
      {detail.held ? <HeldImportPanel id={detail.id} held={detail.held} onSettled={onSettled} /> : null}
      {detail.failureReason && !detail.held ? <Failure reason={detail.failureReason} onReimport={onReimport} /> : null}
      <Warnings detail={detail} />
      {detail.status === 'inProgress' && isEmpty ? (
        <MessagePage
          icon="clock-history"
          title={`${t('source.inProgressTitle')} · ${t('source.rowsSoFar', { rows: formatNumber(detail.totalRows) })}`}
          text={t('source.inProgressText')}
        />
      ) : null}
      {isEmpty ? null : <Tables detail={detail} onMakeScreen={onMakeScreen} />}
      <ImportHistory id={detail.id} imports={detail.imports} />
    </div>
  );
}

interface DetailDrawerProps {
  readonly source: DataSourceListItem;
  onClose(): void;
  onReimport(): void;
  onMakeScreen(table: string): void;
}

/** Everything about one source: status, failure, warnings, tables with typed columns and their rows. */
export function DetailDrawer({ source, onClose, onReimport, onMakeScreen }: DetailDrawerProps) {
  const { detail, reload } = useDetail(source.id);
  return (
    <sl-drawer
      className="record-drawer source-drawer"
      open
      label={source.sourceName}
      onsl-after-hide={(event) => event.target === event.currentTarget && onClose()}
    >
      {detail ? (
        <Body detail={detail} onReimport={onReimport} onSettled={reload} onMakeScreen={onMakeScreen} />
      ) : (
        <sl-skeleton effect="sheen" />
      )}
    </sl-drawer>
  );
}
