import { settleImport, type HeldImport, type TableChange } from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { formatNumber } from '../../crud/cell.tsx';
import { TYPE_WORDS } from '../../crud/type-words.ts';
import { useT, useText } from '../../i18n/i18n.ts';
import { Can } from '../../session/use-can.tsx';

type ColumnChange = TableChange['columns'][number];

function ColumnLine({ column }: { readonly column: ColumnChange }) {
  const t = useT();
  const text = useText();
  const { before, after } = column;
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'type';
  return (
    <li data-change={kind}>
      <span className="held-import__sign" aria-hidden="true">
        {{ added: '+', removed: '−', type: '~' }[kind]}
      </span>
      <span>{column.name}</span>
      <small className="muted">
        {kind === 'type'
          ? `${text(TYPE_WORDS[before ?? 'string'])} → ${text(TYPE_WORDS[after ?? 'string'])}`
          : `${t(kind === 'added' ? 'source.columnAdded' : 'source.columnRemoved')} · ${text(TYPE_WORDS[before ?? after ?? 'string'])}`}
      </small>
    </li>
  );
}

function TableLines({ change }: { readonly change: TableChange }) {
  const t = useT();
  const words = { added: t('source.tableAdded'), removed: t('source.tableRemoved'), kept: '' }[change.change];
  return (
    <div className="held-import__table" data-change={change.change}>
      <h4>
        {change.table} {words === '' ? null : <small className="muted">{words}</small>}
      </h4>
      {change.change === 'kept' ? (
        <ul>
          {change.columns.map((column) => (
            <ColumnLine key={column.name} column={column} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function BrokenSets({ held }: { readonly held: HeldImport }) {
  const t = useT();
  if (held.brokenSets.length === 0) {
    return (
      <p className="held-import__fine">
        <sl-icon name="check-circle" /> {t('source.nothingBreaks')}
      </p>
    );
  }
  return (
    <div className="held-import__broken">
      <h4>{t('source.brokenSets', { count: held.brokenSets.length })}</h4>
      <ul>
        {held.brokenSets.map((set) => (
          <li key={set.setCode}>
            <strong>{set.setName}</strong> <code className="muted">{set.setCode}</code>
            <div className="muted">{set.reason}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface HeldImportProps {
  readonly id: string;
  readonly held: HeldImport;
  onSettled(): void;
}

/** A re-import that takes something away: what would change, which data sets would break, and the decision. */
export function HeldImportPanel({ id, held, onSettled }: HeldImportProps) {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  async function settle(accept: 0 | 1) {
    setIsBusy(true);
    const isSettled = await call(settleImport, { params: { id }, body: { accept } }).then(
      () => true,
      () => false,
    );
    setIsBusy(false);
    if (isSettled) toastSuccess(t(accept === 1 ? 'source.heldTaken' : 'source.heldDropped'));
    onSettled();
  }
  return (
    <section className="held-import" role="alert">
      <header>
        <sl-icon name="exclamation-triangle" />
        <strong>{t('source.heldTitle')}</strong>
      </header>
      <p className="muted">{t('source.heldText', { name: held.fileName, rows: formatNumber(held.totalRows) })}</p>
      {held.changes.map((change) => (
        <TableLines key={change.table} change={change} />
      ))}
      <BrokenSets held={held} />
      <Can permission="datasourceManage:update">
        <footer>
          <sl-button size="small" disabled={isBusy} data-button="drop" onClick={() => void settle(0)}>
            {t('source.drop')}
          </sl-button>
          <sl-button
            size="small"
            variant={held.brokenSets.length > 0 ? 'danger' : 'primary'}
            loading={isBusy}
            data-button="take"
            onClick={() => void settle(1)}
          >
            {t('source.take')}
          </sl-button>
        </footer>
      </Can>
    </section>
  );
}
