import {
  IMPORT_TYPES,
  isNumericType,
  notationsOf,
  type ImportType,
  type LookedSheet,
  type Notation,
} from '@aj-report/contract';
import { TYPE_WORDS } from '../../crud/type-words.ts';
import { Select } from '../../form/select/select.tsx';
import { useT, useText } from '../../i18n/i18n.ts';
import { misfitsOf, notationOf } from './import-texts.ts';
import { isProven, SheetOffer } from './sheet-offer.tsx';

/** Rows named below a column. */
const ROWS_NAMED = 5;

interface SheetHeadProps {
  readonly column: LookedSheet['columns'][number];
  readonly isTaken: boolean;
  readonly chosen: ImportType | undefined;
  readonly notation: Notation | undefined;
  readonly canChooseType: boolean;
  readonly disabled: boolean;
  onTaken(isTaken: boolean): void;
  onType(type: ImportType | undefined, notation?: Notation): void;
}

function spells(notations: readonly Notation[], type: ImportType): boolean {
  return notationsOf(type).some((one) => notations.includes(one));
}

/** The head of a column: whether it is imported, and as which type. */
export function SheetHead(props: SheetHeadProps) {
  const { column, isTaken, chosen, notation, canChooseType, disabled, onTaken, onType } = props;
  const t = useT();
  const text = useText();
  const misfits = isTaken ? misfitsOf(column, chosen, notation) : undefined;
  const { offer } = column;
  const isOffered = offer && isTaken && (chosen === undefined || spells(offer.notations, chosen));
  const found = text(TYPE_WORDS[offer && isProven(offer) ? offer.type : column.type]);
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
      {isOffered ? (
        <SheetOffer
          offer={offer}
          column={column.name}
          notation={notationOf(column, chosen, notation)}
          isTaken={chosen !== undefined || notation !== undefined}
          disabled={disabled}
          onChoose={(type, one) => onType(chosen && spells([one], chosen) ? chosen : type, one)}
          onClear={() => onType(undefined)}
          onKeepTexts={() => onType('string')}
        />
      ) : null}
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
