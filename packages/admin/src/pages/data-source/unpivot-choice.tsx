import type { Unpivot, UnpivotOffer } from '@aj-report/contract';
import { useT } from '../../i18n/i18n.ts';
import { atOnce } from '../../shoelace/at-once.ts';

interface UnpivotChoiceProps {
  readonly offer: UnpivotOffer;
  /** Absent: the columns stay beside each other. */
  readonly chosen: Unpivot | undefined;
  readonly disabled: boolean;
  onChange(next: Unpivot | undefined): void;
}

const valueOf = (event: CustomEvent) => (event.target as HTMLInputElement).value.trim();

/** Offers to make rows of columns that are one measure at several times, and asks what the new columns are called. */
export function UnpivotChoice({ offer, chosen, disabled, onChange }: UnpivotChoiceProps) {
  const t = useT();
  const { columns, name, value, totals } = offer;
  const ends = { count: columns.length, first: columns[0]!, last: columns.at(-1)! };
  return (
    <div className="sheet-unpivot">
      <sl-checkbox
        checked={chosen !== undefined}
        disabled={disabled}
        data-choice="unpivot"
        help-text={t('source.unpivotHint')}
        onsl-change={atOnce(() => onChange(chosen ? undefined : { columns, name, value }))}
      >
        {t('source.unpivot', ends)}
      </sl-checkbox>
      {chosen ? (
        <div className="sheet-unpivot__names">
          {(['name', 'value'] as const).map((part) => (
            <div key={part}>
              <span className="muted" aria-hidden="true">
                {t(`source.unpivot.${part}`)}
              </span>
              <sl-input
                size="small"
                className="aj-control"
                label={t(`source.unpivot.${part}`)}
                value={chosen[part]}
                maxlength={255}
                disabled={disabled}
                data-unpivot={part}
                onsl-change={atOnce((event) => onChange({ ...chosen, [part]: valueOf(event) || offer[part] }))}
              />
            </div>
          ))}
        </div>
      ) : null}
      {chosen && totals.length > 0 ? (
        <p className="muted">{t('source.unpivotTotals', { columns: totals.join(t('source.nameSeparator')) })}</p>
      ) : null}
    </div>
  );
}
