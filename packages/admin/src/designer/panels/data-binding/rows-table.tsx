import { useRef, useState } from 'react';
import { useText } from '../../../i18n/i18n.ts';
import { fill } from '../../../i18n/fill.ts';
import { Icon } from '../../icons/icon.tsx';
import { DATA_WORDS } from './data.words.ts';
import {
  columnsOf,
  emptyRow,
  freeName,
  toCellText,
  withBlock,
  withCell,
  withColumnName,
  withoutColumn,
  type StaticRows,
} from './static-rows.ts';

/** More rows than this are edited as JSON: a table of inputs would be slow. */
const ROWS_SHOWN = 100;

interface RowsTableProps {
  readonly rows: StaticRows;
  onChange(rows: StaticRows): void;
}

/** Rows as a small spreadsheet; a block copied from a real one can be pasted into a cell. */
export function RowsTable({ rows, onChange }: RowsTableProps) {
  const text = useText();
  const columns = columnsOf(rows);
  const addColumn = (): void => {
    const name = freeName(columns, text(DATA_WORDS.newColumn));
    onChange((rows.length > 0 ? rows : [{}]).map((row) => ({ ...row, [name]: null })));
  };
  return (
    <>
      <div className="rows-table" hidden={columns.length === 0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell key={column} column={column} columns={columns} rows={rows} onChange={onChange} />
              ))}
              <th aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, ROWS_SHOWN).map((row, index) => (
              <tr key={index}>
                {columns.map((column) => (
                  <td key={column}>
                    <Cell
                      label={`${column} ${index + 1}`}
                      value={toCellText(row[column])}
                      isNumber={typeof row[column] === 'number'}
                      onCommit={(typed) => onChange(withCell(rows, index, column, typed))}
                      onPasteBlock={(block) => onChange(withBlock(rows, index, column, block))}
                    />
                  </td>
                ))}
                <td className="rows-table__remove">
                  <button
                    type="button"
                    aria-label={text(DATA_WORDS.removeRow)}
                    title={text(DATA_WORDS.removeRow)}
                    onClick={() => onChange(rows.filter((_, at) => at !== index))}
                  >
                    <Icon name="close" />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > ROWS_SHOWN ? (
        <p className="data__hint">{fill(text(DATA_WORDS.tooManyRows), { count: rows.length, shown: ROWS_SHOWN })}</p>
      ) : null}
      <div className="data__actions">
        <button
          type="button"
          className="text-button"
          onClick={() => (columns.length === 0 ? addColumn() : onChange([...rows, emptyRow(columns)]))}
        >
          {text(DATA_WORDS.addRow)}
        </button>
        <button type="button" className="text-button" onClick={addColumn}>
          {text(DATA_WORDS.addColumn)}
        </button>
      </div>
    </>
  );
}

interface HeadCellProps extends RowsTableProps {
  readonly column: string;
  readonly columns: readonly string[];
}

function HeadCell({ column, columns, rows, onChange }: HeadCellProps) {
  const text = useText();
  return (
    <th>
      <span className="rows-table__head">
        <Cell
          label={text(DATA_WORDS.columnName)}
          value={column}
          isNumber={false}
          onCommit={(typed) => {
            const name = typed.trim();
            if (name !== '' && !columns.includes(name)) onChange(withColumnName(rows, column, name));
          }}
        />
        <button
          type="button"
          aria-label={text(DATA_WORDS.removeColumn)}
          title={text(DATA_WORDS.removeColumn)}
          onClick={() => onChange(withoutColumn(rows, column))}
        >
          <Icon name="close" />
        </button>
      </span>
    </th>
  );
}

interface CellProps {
  readonly label: string;
  readonly value: string;
  readonly isNumber: boolean;
  onCommit(typed: string): void;
  readonly onPasteBlock?: (block: string) => void;
}

/** Hands in what was typed when it is left; Escape gives it up. */
function Cell({ label, value, isNumber, onCommit, onPasteBlock }: CellProps) {
  const [draft, setDraft] = useState<string | undefined>();
  const isGivenUp = useRef(false);

  function commit(): void {
    if (draft !== undefined && draft !== value && !isGivenUp.current) onCommit(draft);
    isGivenUp.current = false;
    setDraft(undefined);
  }

  return (
    <input
      aria-label={label}
      className={isNumber ? 'number rows-table__number' : undefined}
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        isGivenUp.current = true;
        event.currentTarget.blur();
      }}
      onPaste={(event) => {
        const block = event.clipboardData.getData('text/plain');
        if (!onPasteBlock || !/[\t\n]/.test(block.replace(/\r?\n$/, ''))) return;
        event.preventDefault();
        onPasteBlock(block);
      }}
    />
  );
}
