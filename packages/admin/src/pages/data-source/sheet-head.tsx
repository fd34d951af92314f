import { IMPORT_TYPES, isNumericType, type ImportType, type LookedSheet } from '@aj-report/contract';
import { TYPE_WORDS } from '../../crud/type-words.ts';
import { useT, useText } from '../../i18n/i18n.ts';

/** Rows named below a column. */
const ROWS_NAMED = 5;

interface SheetHeadProps {
  readonly column: LookedSheet['columns'][number];
  readonly isTaken: boolean;
  readonly chosen: ImportType | undefined;
  readonly canChooseType: boolean;
  readonly disabled: boolean;
  onTaken(isTaken: boolean): void;
  onType(type: ImportType | undefined): void;
}

/** The head of a column: whether it is imported, and as which type. */
export function SheetHead({ column, isTaken, chosen, canChooseType, disabled, onTaken, onType }: SheetHeadProps) {
  const t = useT();
  const text = useText();
  const misfits = isTaken ? column.misfits.find(({ type }) => type === chosen) : undefined;
  const found = text(TYPE_WORDS[column.type]);
  return (
    <th data-numeric={isNumericType(chosen ?? column.type) || undefined} data-left-out={!isTaken || undefined}>
      <label className="sheet-preview__taken" title={t(isTaken ? 'source.columnTaken' : 'source.columnLeftOut')}>
        <input
          type="checkbox"
          checked={isTaken}
          disabled={disabled}
          aria-label={t('source.takeColumn', { column: column.name })}
          onChange={(event) => onTaken(event.target.checked)}
        />
        <span className="sheet-preview__name" title={column.name}>
          {column.name}
        </span>
      </label>
      {canChooseType ? (
        <select
          className="aj-select sheet-preview__type"
          aria-label={t('source.typeOf', { column: column.name })}
          value={chosen ?? ''}
          disabled={disabled || !isTaken}
          data-chosen={chosen === undefined ? undefined : true}
          onChange={(event) => onType(event.target.value === '' ? undefined : (event.target.value as ImportType))}
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
