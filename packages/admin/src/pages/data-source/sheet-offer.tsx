import { DAY_NOTATIONS, type ColumnOffer, type ImportType, type Notation } from '@aj-report/contract';
import { Select } from '../../form/select/select.tsx';
import { useT } from '../../i18n/i18n.ts';

interface SheetOfferProps {
  readonly offer: ColumnOffer;
  readonly column: string;
  /** The notation that holds; undefined where none was chosen and none is proven. */
  readonly notation: Notation | undefined;
  /** The column is to hold what the offer reads. */
  readonly isTaken: boolean;
  readonly disabled: boolean;
  onChoose(type: ImportType, notation: Notation): void;
  onClear(): void;
  onKeepTexts(): void;
}

/** Fewer texts prove nothing: the import leaves them texts. */
const TEXTS_MIN = 2;

/** Whether the import reads the texts without being asked, unless a later row of the file says otherwise. */
export function isProven({ guess, unread, texts }: ColumnOffer): boolean {
  return guess !== undefined && unread === 0 && texts >= TEXTS_MIN;
}

/** Texts of a column with what is read in them. */
function Samples({ offer, notation }: { readonly offer: ColumnOffer; readonly notation: Notation }) {
  const t = useT();
  const at = offer.notations.indexOf(notation);
  return (
    <ul className="sheet-offer__samples">
      {offer.samples.map(({ text, values }) => (
        <li key={text} data-unread={values[at] === null || undefined}>
          <span className="ellipsis">{text}</span>
          <span>→ {values[at] ?? t('source.unread')}</span>
        </li>
      ))}
    </ul>
  );
}

/** Offers to read the texts of a column as numbers or dates; asks where they can be read in two ways. */
export function SheetOffer(props: SheetOfferProps) {
  const { offer, column, notation, isTaken, disabled, onChoose, onClear, onKeepTexts } = props;
  const t = useT();
  const isDays = DAY_NOTATIONS.some((one) => one === offer.notations[0]);
  const title = t(isDays ? 'source.readDates' : 'source.readNumbers');
  const labelOf = (one: Notation) => t(`source.${one}`);
  if (isTaken && notation) {
    return (
      <div className="sheet-offer">
        <Select
          className="sheet-preview__type"
          size="small"
          label={t('source.notationOf', { column })}
          value={notation}
          disabled={disabled}
          options={offer.notations.map((value) => ({ value, label: labelOf(value) }))}
          onChange={(value) => onChoose(offer.type, value as Notation)}
          onClear={onClear}
        />
        <Samples offer={offer} notation={notation} />
      </div>
    );
  }
  if (offer.guess && isProven(offer)) {
    return (
      <div className="sheet-offer" role="group" aria-label={t('source.notationOf', { column })}>
        <span>{t(isDays ? 'source.willBeDates' : 'source.willBeNumbers')}</span>
        <Samples offer={offer} notation={offer.guess} />
        <button
          type="button"
          className="text-button"
          disabled={disabled}
          data-button="keep-texts"
          onClick={onKeepTexts}
        >
          {t('source.keepTexts')}
        </button>
      </div>
    );
  }
  const choices = offer.guess ? [offer.guess] : offer.notations;
  return (
    <div className="sheet-offer" role="group" aria-label={t('source.notationOf', { column })}>
      {offer.guess ? null : <span className="sheet-offer__open">{t('source.readOpen')}</span>}
      {choices.map((one) => (
        <div key={one}>
          <button
            type="button"
            className="text-button"
            disabled={disabled}
            data-notation={one}
            onClick={() => onChoose(offer.type, one)}
          >
            {offer.guess ? title : labelOf(one)}
          </button>
          <Samples offer={offer.guess ? offer : { ...offer, samples: offer.samples.slice(0, 1) }} notation={one} />
        </div>
      ))}
      {offer.unread > 0 ? (
        <span className="sheet-preview__misfits">
          {t('source.unreadCount', { count: offer.unread, all: offer.texts })}
        </span>
      ) : null}
    </div>
  );
}
