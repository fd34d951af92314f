import { IMPORT_TYPES, isNumericType, type ImportType, type LookedSheet } from '@aj-report/contract';
import { TYPE_WORDS } from '../../crud/type-words.ts';
import { Select } from '../../form/select/select.tsx';
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
        <Select
          className="sheet-preview__type"
          size="small"
          label={t('source.typeOf', { column: column.name })}
          value={chosen ?? ''}
          disabled={disabled || !isTaken}
          options={[
            { value: '', label: t('source.typeFound', { type: found }) },
            ...IMPORT_TYPES.map((type) => ({ value: type, label: text(TYPE_WORDS[type]) })),
          ]}
          onChange={(type) => onType(type === '' ? undefined : (type as ImportType))}
        />
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
