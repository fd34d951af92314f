import { formatNumber } from '../../crud/cell.tsx';
import { ValueTable } from '../../crud/value-table.tsx';
import { useT } from '../../i18n/i18n.ts';
import type { Preview } from './use-draft.ts';

interface PreviewPaneProps {
  readonly preview: Preview | undefined;
  readonly isRunning: boolean;
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
    </span>
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
      <ValueTable columns={preview.result.columns} rows={preview.result.data} />
      {preview.result.data.length === 0 ? <p className="preview-empty muted">{t('set.resultNoRows')}</p> : null}
    </>
  );
}

/** What the last preview brought: rows with typed columns, or why it failed. */
export function PreviewPane({ preview, isRunning }: PreviewPaneProps) {
  const t = useT();
  return (
    <section className="preview-pane" data-running={isRunning || undefined} aria-busy={isRunning}>
      <header className="pane-head">
        <h3>{t('set.resultTitle')}</h3>
        <Facts preview={preview} />
      </header>
      <Rows preview={preview} />
    </section>
  );
}
