import {
  settleImport,
  WAREHOUSE_LABELS,
  type HeldImport,
  type ImportMode,
  type TableChange,
} from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { formatNumber } from '../../i18n/format-value.ts';
import { TYPE_WORDS } from '../../crud/type-words.ts';
import { useT, useText } from '../../i18n/i18n.ts';
import { Can } from '../../session/use-can.tsx';

type ColumnChange = TableChange['columns'][number];

const CHANGE_WORDS = {
  replace: { added: 'source.columnAdded', removed: 'source.columnRemoved' },
  append: { added: 'source.columnBrought', removed: 'source.columnMissing' },
} as const;

function ColumnLine({ column, mode }: { readonly column: ColumnChange; readonly mode: ImportMode }) {
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
          : `${t(CHANGE_WORDS[mode][kind])} · ${text(TYPE_WORDS[before ?? after ?? 'string'])}`}
      </small>
    </li>
  );
}

function TableLines({ change, mode }: { readonly change: TableChange; readonly mode: ImportMode }) {
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
            <ColumnLine key={column.name} column={column} mode={mode} />
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

/** Sets whose SQL was written for the engine that the data leave. */
function SqlSets({ sets }: { readonly sets: NonNullable<HeldImport['sqlSets']> }) {
  const t = useT();
  return (
    <div className="held-import__broken" data-sets="sql">
      <h4>{t('source.sqlSets', { count: sets.length })}</h4>
      <ul>
        {sets.map(({ setCode, setName }) => (
          <li key={setCode}>
            <strong>{setName}</strong> <code className="muted">{setCode}</code>
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

/** A re-import that takes something away, or a move: what would change, which sets would break, and the decision. */
export function HeldImportPanel({ id, held, onSettled }: HeldImportProps) {
  const t = useT();
  const text = useText();
  const [isBusy, setIsBusy] = useState(false);
  const isAppend = held.mode === 'append';
  const { moveTo } = held;
  const broken = new Set(held.brokenSets.map(({ setCode }) => setCode));
  // Those that break are listed with their reasons.
  const sqlSets = (held.sqlSets ?? []).filter(({ setCode }) => !broken.has(setCode));
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
        <strong>
          {moveTo === undefined
            ? t(isAppend ? 'source.heldAppendTitle' : 'source.heldTitle')
            : t('source.moveTitle', { warehouse: text(WAREHOUSE_LABELS[moveTo]) })}
        </strong>
      </header>
      <p className="muted">
        {t(isAppend ? 'source.heldAppendText' : 'source.heldText', {
          name: held.fileName,
          rows: formatNumber(held.addedRows),
        })}
      </p>
      {sqlSets.length > 0 ? <SqlSets sets={sqlSets} /> : null}
      {held.changes.map((change) => (
        <TableLines key={change.table} change={change} mode={held.mode} />
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
            {t(isAppend ? 'source.takeAppend' : 'source.take')}
          </sl-button>
        </footer>
      </Can>
    </section>
  );
}
