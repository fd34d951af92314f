import {
  IMPORT_STATUS_LABELS,
  SOURCE_KIND_LABELS,
  type DataSourceListItem,
  type ImportOutcome,
} from '@aj-report/contract';
import { TextCell } from '../../crud/cell.tsx';
import { formatNumber } from '../../i18n/format-value.ts';
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

/** The file of a spreadsheet, the kind of another source. */
export function FileCell({ source }: { readonly source: Pick<DataSourceListItem, 'sourceType' | 'fileName'> }) {
  const text = useText();
  const { sourceType, fileName } = source;
  const kind = SOURCE_KIND_LABELS[sourceType as keyof typeof SOURCE_KIND_LABELS];
  return <TextCell text={fileName || (kind ? text(kind) : sourceType)} />;
}

/** Why an import failed, on two lines; the whole is in the tooltip, and behind a click. */
export function ReasonCell({ reason, onOpen }: { readonly reason: string | null; onOpen(): void }) {
  if (reason === null) return <TextCell text="" />;
  return (
    <button type="button" className="reason-cell ellipsis" title={reason} onClick={onOpen}>
      {reason}
    </button>
  );
}
