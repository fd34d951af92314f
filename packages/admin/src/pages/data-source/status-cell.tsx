import {
  IMPORT_STATUS_LABELS,
  SOURCE_KIND_LABELS,
  type DataSourceListItem,
  type ImportOutcome,
} from '@aj-report/contract';
import { formatNumber } from '../../crud/format-value.ts';
import { useT, useText } from '../../i18n/i18n.ts';
import './data-source.css';

interface StatusCellProps {
  readonly source: Pick<DataSourceListItem, 'status' | 'totalRows' | 'isHeld'>;
}

/** Status of an import as a small tag, with the rows so far while it runs. */
export function StatusCell({ source }: StatusCellProps) {
  const t = useT();
  const text = useText();
  if (source.isHeld) {
    return (
      <span className="status-tag" data-status="held">
        {t('source.held')}
      </span>
    );
  }
  const words = text(IMPORT_STATUS_LABELS[source.status]);
  const soFar = t('source.rowsSoFar', { rows: formatNumber(source.totalRows) });
  return (
    <span className="status-tag" data-status={source.status} title={source.status === 'inProgress' ? soFar : undefined}>
      {source.status === 'inProgress' ? <sl-spinner /> : null}
      {words}
    </span>
  );
}

/** How an import of the history ended. */
export function OutcomeTag({ outcome }: { readonly outcome: ImportOutcome }) {
  const t = useT();
  const text = useText();
  const words = outcome === 'dropped' ? t('source.dropped') : text(IMPORT_STATUS_LABELS[outcome]);
  return (
    <span className="status-tag" data-status={outcome}>
      {words}
    </span>
  );
}

/** Kind of a source in words. */
export function KindCell({ kind }: { readonly kind: string }) {
  const text = useText();
  const known = SOURCE_KIND_LABELS[kind as keyof typeof SOURCE_KIND_LABELS];
  return <span>{known ? text(known) : kind}</span>;
}
