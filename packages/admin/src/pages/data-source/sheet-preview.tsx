import { IMPORT_TYPES, isNumericType, type ImportType, type LookedSheet } from '@aj-report/contract';
import { useState } from 'react';
import { formatNumber } from '../../crud/format-value.ts';
import { TYPE_WORDS } from '../../crud/type-words.ts';
import { NumberBox } from '../../form/controls/number-box.tsx';
import { useT, useText } from '../../i18n/i18n.ts';
import type { ChosenTypes } from './import-texts.ts';
import './sheet-preview.css';

/** Header rows beyond this are not offered; the look reads that many rows. */
const MAX_HEADER_ROW = 500;
/** Rows named below a column. */
const ROWS_NAMED = 5;

type LookedColumn = LookedSheet['columns'][number];

interface SheetPreviewProps {
  readonly sheets: readonly LookedSheet[];
  readonly types: ChosenTypes;
  /** Rows that are added keep the types of their table. */
  readonly canChooseTypes: boolean;
  readonly disabled: boolean;
  onHeaderRow(sheet: string, row: number): void;
  onType(sheet: string, column: string, type: ImportType | undefined): void;
}

interface HeadProps {
  readonly column: LookedColumn;
  readonly chosen: ImportType | undefined;
  readonly canChoose: boolean;
  readonly disabled: boolean;
  onChange(type: ImportType | undefined): void;
}

function Head({ column, chosen, canChoose, disabled, onChange }: HeadProps) {
  const t = useT();
  const text = useText();
  const misfits = column.misfits.find(({ type }) => type === chosen);
  const found = text(TYPE_WORDS[column.type]);
  return (
    <th data-numeric={isNumericType(chosen ?? column.type) || undefined}>
      <span className="sheet-preview__name" title={column.name}>
        {column.name}
      </span>
      {canChoose ? (
        <select
          className="aj-select sheet-preview__type"
          aria-label={t('source.typeOf', { column: column.name })}
          value={chosen ?? ''}
          disabled={disabled}
          data-chosen={chosen === undefined ? undefined : true}
          onChange={(event) => onChange(event.target.value === '' ? undefined : (event.target.value as ImportType))}
        >
          <option value="">{t('source.typeFound', { type: found })}</option>
          {IMPORT_TYPES.map((type) => (
            <option key={type} value={type}>
              {text(TYPE_WORDS[type])}
            </option>
          ))}
        </select>
      ) : (
        <span className="sheet-preview__found">{found}</span>
      )}
      {misfits ? (
        <span className="sheet-preview__misfits" role="status">
          {t('source.misfitCount', {
            count: misfits.count,
            rows: misfits.rows.slice(0, ROWS_NAMED).join(', ') + (misfits.count > ROWS_NAMED ? ' …' : ''),
          })}
        </span>
      ) : null}
    </th>
  );
}

interface RowsProps {
  readonly sheet: LookedSheet;
  readonly chosen: Readonly<Record<string, ImportType>>;
}

function Rows({ sheet, chosen }: RowsProps) {
  const wrong = sheet.columns.map(({ name, misfits }) => {
    return new Set(misfits.find(({ type }) => type === chosen[name])?.rows);
  });
  return (
    <tbody>
      {sheet.rows.map(({ row, values }) => (
        <tr key={row}>
          <td className="sheet-preview__row number">{row}</td>
          {sheet.columns.map((column, index) => (
            <td
              key={column.name}
              data-numeric={isNumericType(chosen[column.name] ?? column.type) || undefined}
              data-misfit={wrong[index]?.has(row) || undefined}
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

function Sheet({
  sheet,
  types,
  canChooseTypes,
  disabled,
  onType,
}: SheetPreviewProps & { readonly sheet: LookedSheet }) {
  const t = useT();
  const chosen = types[sheet.name] ?? {};
  return (
    <>
      <div className="sheet-preview__table" role="region" aria-label={t('source.firstRows')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th className="sheet-preview__row" />
              {sheet.columns.map((column) => (
                <Head
                  key={column.name}
                  column={column}
                  chosen={chosen[column.name]}
                  canChoose={canChooseTypes}
                  disabled={disabled}
                  onChange={(type) => onType(sheet.name, column.name, type)}
                />
              ))}
            </tr>
          </thead>
          <Rows sheet={sheet} chosen={chosen} />
        </table>
      </div>
      <p className="sheet-preview__note muted">
        {t(noteOf(sheet), { rows: formatNumber(sheet.rowsRead), shown: sheet.rows.length })}
      </p>
    </>
  );
}

/** The first rows of a file before it is imported: its sheets, where their headers are, and the types of the columns. */
export function SheetPreview(props: SheetPreviewProps) {
  const t = useT();
  const { sheets, disabled, onHeaderRow } = props;
  const [name, setName] = useState<string | undefined>();
  const sheet = sheets.find((one) => one.name === name) ?? sheets[0];
  if (!sheet) return <p className="muted">{t('source.noTables')}</p>;
  return (
    <section className="sheet-preview">
      <div className="sheet-preview__bar">
        <div className="table-tabs" role="tablist" aria-label={t('source.sheets')}>
          {sheets.map((one) => (
            <button
              key={one.name}
              type="button"
              role="tab"
              aria-selected={one === sheet}
              onClick={() => setName(one.name)}
            >
              <span className="ellipsis">{one.name}</span>
            </button>
          ))}
        </div>
        <label className="sheet-preview__header-row">
          <span className="muted">{t('source.headerRow')}</span>
          <NumberBox
            key={sheet.name}
            label={t('source.headerRow')}
            value={sheet.headerRow}
            min={0}
            max={MAX_HEADER_ROW}
            disabled={disabled}
            onChange={(row) => row !== null && row !== sheet.headerRow && onHeaderRow(sheet.name, Math.round(row))}
          />
        </label>
      </div>
      <Sheet {...props} sheet={sheet} />
    </section>
  );
}

function noteOf({ isWhole, rows, rowsRead }: LookedSheet) {
  if (!isWhole) return 'source.lookedSome';
  return rows.length < rowsRead ? 'source.lookedMore' : 'source.lookedAll';
}
