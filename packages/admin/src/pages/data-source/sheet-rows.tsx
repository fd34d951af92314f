import { isNumericType, type ImportType, type LookedSheet, type Notation } from '@aj-report/contract';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { misfitsOf } from './import-texts.ts';

interface SheetRowsProps {
  readonly sheet: LookedSheet;
  readonly chosen: Readonly<Record<string, ImportType>>;
  readonly notations: Readonly<Record<string, Notation>>;
  readonly leftOut: readonly string[];
  readonly disabled: boolean;
  onHeaderRow(row: number): void;
}

interface RowNumberProps {
  readonly row: number;
  readonly disabled: boolean;
  onHeaderRow(row: number): void;
}

/** The number of a row; a click makes the row the header. */
function RowNumber({ row, disabled, onHeaderRow }: RowNumberProps) {
  const t = useT();
  return (
    <td className="sheet-preview__row number">
      <button type="button" disabled={disabled} title={t('source.asHeader', { row })} onClick={() => onHeaderRow(row)}>
        {row}
      </button>
    </td>
  );
}

/** Rows above the header that are shown unless all of them are asked for. */
const ABOVE_SHOWN = 3;

interface RowsAboveProps {
  readonly sheet: LookedSheet;
  readonly disabled: boolean;
  onHeaderRow(row: number): void;
}

/** Rows above the header: those next to it, and the others on demand, for one of them may be the right header. */
function RowsAbove({ sheet: { above, columns }, disabled, onHeaderRow }: RowsAboveProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const hidden = isOpen ? 0 : Math.max(0, above.rows.length - ABOVE_SHOWN);
  return (
    <>
      {hidden > 0 ? (
        <tr className="sheet-preview__above">
          <td className="sheet-preview__row" />
          <td colSpan={columns.length}>
            <button type="button" className="text-button" data-button="above" onClick={() => setIsOpen(true)}>
              {t('source.showAbove', { count: hidden })}
            </button>
          </td>
        </tr>
      ) : null}
      {above.rows.slice(hidden).map(({ row, texts }) => (
        <tr key={row} className="sheet-preview__above">
          <RowNumber row={row} disabled={disabled} onHeaderRow={onHeaderRow} />
          <td colSpan={columns.length} title={texts.join(' · ')}>
            {texts.join(' · ')}
          </td>
        </tr>
      ))}
    </>
  );
}

/** The first rows of a sheet: those above the header, which are not imported, and then the data. */
export function SheetRows({ sheet, chosen, notations, leftOut, disabled, onHeaderRow }: SheetRowsProps) {
  const { columns, rows } = sheet;
  const wrong = columns.map((column) => {
    return new Set(misfitsOf(column, chosen[column.name], notations[column.name])?.rows);
  });
  return (
    <tbody>
      <RowsAbove key={sheet.name} sheet={sheet} disabled={disabled} onHeaderRow={onHeaderRow} />
      {rows.map(({ row, values }) => (
        <tr key={row}>
          <RowNumber row={row} disabled={disabled} onHeaderRow={onHeaderRow} />
          {columns.map(({ name, type }, index) => (
            <td
              key={name}
              data-numeric={isNumericType(chosen[name] ?? type) || undefined}
              data-misfit={(wrong[index]?.has(row) && !leftOut.includes(name)) || undefined}
              data-left-out={leftOut.includes(name) || undefined}
              title={values[index] ?? undefined}
            >
              {values[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
