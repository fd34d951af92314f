import { LIMITS, type AskedSort, type WidgetData } from '@aj-report/contract';
import { NumberBox } from '../../../form/controls/number-box.tsx';
import { Select } from '../../../form/select/select.tsx';
import type { SelectOption } from '../../../form/select/select-options.ts';
import { useText } from '../../../i18n/i18n.ts';
import { DATA_WORDS } from './data.words.ts';

interface RowsChosen {
  readonly sort?: WidgetData['sort'] | undefined;
  readonly first?: number | undefined;
}

interface OrderFieldsProps {
  /** Columns that the rows of the answer have. */
  readonly columns: readonly SelectOption[];
  readonly data: RowsChosen;
  onChange(next: RowsChosen): void;
}

const ORDERS = ['desc', 'asc'] as const;

/** In which order rows of a data set come, and how many: “the ten largest” without another set. */
export function OrderFields({ columns, data: { sort, first }, onChange }: OrderFieldsProps) {
  const text = useText();
  const chooseSort = (next: AskedSort | undefined): void => onChange({ sort: next, first });
  return (
    <section className="data__part" data-part="order">
      <h4>{text(DATA_WORDS.rowsTitle)}</h4>
      <div className="data__row">
        <span>{text(DATA_WORDS.sort)}</span>
        <Select
          label={text(DATA_WORDS.sort)}
          size="small"
          options={columns}
          value={sort?.field}
          placeholder={text(DATA_WORDS.sortNone)}
          onChange={(field) => chooseSort({ field: String(field), order: sort?.order ?? 'desc' })}
          onClear={() => chooseSort(undefined)}
        />
      </div>
      {sort ? (
        <div className="data__row">
          <span>{text(DATA_WORDS.order)}</span>
          <div className="segments" role="radiogroup" aria-label={text(DATA_WORDS.order)}>
            {ORDERS.map((order) => (
              <button
                key={order}
                type="button"
                role="radio"
                aria-checked={(sort.order ?? 'asc') === order}
                data-order={order}
                onClick={() => chooseSort({ ...sort, order })}
              >
                {text(DATA_WORDS[order])}
              </button>
            ))}
          </div>
        </div>
      ) : null}
      <div className="data__row">
        <span>{text(DATA_WORDS.first)}</span>
        <NumberBox
          label={text(DATA_WORDS.first)}
          value={first ?? null}
          min={1}
          max={LIMITS.pageSizeMax}
          unit={text(DATA_WORDS.firstUnit)}
          placeholder={text(DATA_WORDS.firstAll)}
          disabled={false}
          canBeEmpty
          onChange={(count) => onChange({ sort, first: count ?? undefined })}
        />
      </div>
    </section>
  );
}
