import { useT } from '../../i18n/i18n.ts';
import type { Draft } from './draft.ts';
import { overTable } from './over-table.ts';
import type { Source } from './table-tree.tsx';
import type { BaseRows } from './use-draft.ts';

/** Tells that groups and calculations see some rows only. */
export function RowLimitWarning({ clause }: { readonly clause: string }) {
  const t = useT();
  return (
    <p className="row-limit" role="status">
      <sl-icon name="exclamation-triangle" /> {t('set.rowLimit', { clause })}
    </p>
  );
}

interface UseTableProps {
  readonly draft: Draft;
  readonly source: Source | undefined;
  onChange(draft: Draft): void;
}

/** The way to groups and calculations without SQL: over the first table of the source, until another one is chosen. */
export function UseTable({ draft, source, onChange }: UseTableProps) {
  const t = useT();
  const tables = source?.tables ?? [];
  const table = tables.find(({ name }) => name === draft.tableName) ?? tables[0];
  return (
    <button
      type="button"
      className="text-button"
      data-button="use-table"
      onClick={() => onChange(table ? overTable(draft, table) : { ...draft, setType: 'calc' })}
    >
      <sl-icon name="table" /> {t('set.useTable')}
    </button>
  );
}

/** What is known of the rows of the SQL that are grouped, and what is missing to know them. */
export function BaseRowsLine({ draft, source, base, onChange }: UseTableProps & { readonly base: BaseRows }) {
  const t = useT();
  if (draft.setType === 'sql' && draft.dynSentence.trim() === '') {
    return (
      <p className="calc-pane__intro" role="status">
        {t('set.sqlMissing')} <UseTable draft={draft} source={source} onChange={onChange} />
      </p>
    );
  }
  return (
    <>
      <p className="calc-pane__intro muted">
        {t('set.calcOptional')}
        {base.columns === undefined ? (
          <sl-button size="small" loading={base.isReading} data-button="read-fields" onClick={base.read}>
            {t('set.readFields')}
          </sl-button>
        ) : null}
      </p>
      {base.error === undefined ? null : (
        <p className="calc-card__problem" role="alert">
          {base.error}
        </p>
      )}
      {base.rowLimit === undefined ? null : <RowLimitWarning clause={base.rowLimit} />}
    </>
  );
}
