import { IMPORT_STATUS_LABELS, type DataSourceListItem } from '@aj-report/contract';
import { formatNumber } from '../../crud/cell.tsx';
import { useT, useText } from '../../i18n/i18n.ts';
import './data-source.css';

interface StatusCellProps {
  readonly source: Pick<DataSourceListItem, 'status' | 'totalRows'>;
}

/** Status of an import as a small tag, with the rows so far while it runs. */
export function StatusCell({ source }: StatusCellProps) {
  const t = useT();
  const text = useText();
  const words = text(IMPORT_STATUS_LABELS[source.status]);
  const soFar = t('source.rowsSoFar', { rows: formatNumber(source.totalRows) });
  return (
    <span className="status-tag" data-status={source.status} title={source.status === 'inProgress' ? soFar : undefined}>
      {source.status === 'inProgress' ? <sl-spinner /> : null}
      {words}
    </span>
  );
}
