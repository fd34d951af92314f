import { downloadOriginal, type ImportRecord } from '@aj-report/contract';
import { download } from '../../api/call.ts';
import { formatNumber, formatTime } from '../../i18n/format-value.ts';
import { useT } from '../../i18n/i18n.ts';
import { BYTES, formatMeasure } from '../../crud/measure.ts';
import { OutcomeTag } from './status-cell.tsx';
import './import-history.css';

function Line({
  id,
  record,
  isFirst,
}: {
  readonly id: string;
  readonly record: ImportRecord;
  readonly isFirst: boolean;
}) {
  const t = useT();
  const { fileName, fileSize, mode, outcome, rows, failureReason, isShown, createBy, createTime } = record;
  const modeWord = mode === 'append' ? 'source.modeAppend' : isFirst ? 'source.modeFirst' : 'source.modeReplace';
  return (
    <li>
      <OutcomeTag outcome={outcome} />
      <span className="import-history__mode">{t(modeWord)}</span>
      <span className="import-history__file">
        <span className="ellipsis" title={fileName}>
          {fileName}
        </span>
        <small className="muted">{formatMeasure(fileSize, BYTES)}</small>
        {failureReason ? (
          <small className="import-history__reason ellipsis" title={failureReason}>
            {failureReason}
          </small>
        ) : null}
      </span>
      <span className="number">
        {outcome === 'success' ? t('source.historyRows', { rows: formatNumber(rows) }) : ''}
      </span>
      <span className="muted number">
        {createBy} · {formatTime(createTime)}
      </span>
      {isShown ? (
        <sl-icon-button
          name="download"
          label={t('source.download')}
          title={t('source.download')}
          onClick={() =>
            void download(downloadOriginal, { id }, fileName, { importId: record.id }).catch(() => undefined)
          }
        />
      ) : (
        <span />
      )}
    </li>
  );
}

/** Every import of a source: which file, what became of its rows, who and when; originals of the rows that are shown. */
export function ImportHistory({ id, imports }: { readonly id: string; readonly imports: readonly ImportRecord[] }) {
  const t = useT();
  if (imports.length === 0) return null;
  return (
    <section className="import-history" aria-label={t('source.history')}>
      <h3>
        {t('source.history')} <small className="muted number">{imports.length}</small>
      </h3>
      <ul>
        {imports.map((record, index) => (
          <Line key={record.id} id={id} record={record} isFirst={index === imports.length - 1} />
        ))}
      </ul>
    </section>
  );
}
