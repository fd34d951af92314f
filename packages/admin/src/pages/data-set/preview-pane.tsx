import { useState } from 'react';
import { formatNumber } from '../../i18n/format-value.ts';
import { ValueTable } from '../../crud/value-table.tsx';
import { useT } from '../../i18n/i18n.ts';
import { RowLimitWarning } from './base-rows.tsx';
import type { Preview } from './use-draft.ts';

interface PreviewPaneProps {
  readonly preview: Preview | undefined;
  readonly isRunning: boolean;
  /** The query was changed since. */
  readonly isOutdated?: boolean;
}

function Facts({ preview }: { readonly preview: Preview | undefined }) {
  const t = useT();
  const result = preview?.result;
  if (!result) return null;
  const facts = t('set.resultFacts', {
    rows: formatNumber(result.total),
    columns: result.columns.length,
    ms: formatNumber(Math.round(result.elapsedMs ?? 0)),
  });
  const part =
    result.data.length < result.total ? t('set.resultPart', { shown: formatNumber(result.data.length) }) : '';
  return (
    <span className="muted number" data-testid="preview-facts">
      {facts}
      {part}
      {result.screenRows === undefined ? '' : ` · ${t('set.screenRows', { rows: formatNumber(result.screenRows) })}`}
    </span>
  );
}

/** The statement that ran, on request. */
function RanSql({ preview }: { readonly preview: Preview | undefined }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const sql = preview?.result?.sql;
  if (sql === undefined) return null;
  return (
    <>
      <button
        type="button"
        className="text-button preview-pane__toggle"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <sl-icon name={isOpen ? 'chevron-down' : 'chevron-right'} /> {t('set.showSql')}
      </button>
      {isOpen ? (
        <pre className="preview-pane__sql" tabIndex={0}>
          {sql}
        </pre>
      ) : null}
    </>
  );
}

function Rows({ preview }: { readonly preview: Preview | undefined }) {
  const t = useT();
  if (preview?.error !== undefined) {
    return (
      <div className="preview-error" role="alert">
        <strong>{t('set.failed')}</strong>
        <pre>{preview.error}</pre>
      </div>
    );
  }
  if (!preview?.result) return <p className="preview-empty muted">{t('set.resultEmpty')}</p>;
  return (
    <>
      <ValueTable columns={preview.result.columns} rows={preview.result.data} shortened={preview.result.shortened} />
      {preview.result.data.length === 0 ? <p className="preview-empty muted">{t('set.resultNoRows')}</p> : null}
    </>
  );
}

/** What the last preview brought: rows with typed columns, or why it failed. */
export function PreviewPane({ preview, isRunning, isOutdated = false }: PreviewPaneProps) {
  const t = useT();
  const rowLimit = preview?.result?.rowLimit;
  return (
    <section
      className="preview-pane"
      data-running={isRunning || undefined}
      data-outdated={isOutdated || undefined}
      aria-busy={isRunning}
    >
      <header className="pane-head">
        <h3>{t('set.resultTitle')}</h3>
        <Facts preview={preview} />
        {isOutdated && !isRunning ? (
          <span className="preview-pane__outdated" role="status">
            <sl-icon name="exclamation-triangle" /> {t('set.outdated')}
          </span>
        ) : null}
      </header>
      {rowLimit !== undefined && (preview?.query.calculations ?? []).length > 0 ? (
        <RowLimitWarning clause={rowLimit} />
      ) : null}
      <RanSql preview={preview} />
      <Rows preview={preview} />
    </section>
  );
}
