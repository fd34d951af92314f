import {
  aggregationsFor,
  ALL_ROWS,
  countsRows,
  grainsFor,
  isNumericType,
  AGGREGATIONS,
  type Aggregation,
  type Column,
  type Grain,
  type Mapping,
} from '@aj-report/contract';
import type { Slot } from '@aj-report/widgets/declarations';
import { fill } from '../../../i18n/fill.ts';
import { useText } from '../../../i18n/i18n.ts';
import { Icon } from '../../icons/icon.tsx';
import { DATA_WORDS } from './data.words.ts';
import { FieldKind } from './field-kind.tsx';
import type { FieldUse } from './field-use.ts';
import { textOfUse, USE_WORDS } from './field-use.words.ts';

interface UseChipProps {
  readonly entry: Mapping;
  readonly slot: Slot;
  /** Undefined where the data set has no such column any more. */
  readonly column: Column | undefined;
  readonly label: string;
  /** Absent where rows are typed by hand and stand as they are. */
  readonly onUse: ((use: FieldUse) => void) | undefined;
  /** Whether an aggregation can be answered here. */
  isOffered(aggregation: Aggregation): boolean;
  onRemove(): void;
}

/** A field in its role, with how it is used: “Sum of sales”, “Date by month”; a press offers the other ways. */
export function UseChip({ entry, slot, column, label, onUse, isOffered, onRemove }: UseChipProps) {
  const text = useText();
  const { field } = entry;
  const isCount = field === ALL_ROWS;
  const shown = text(textOfUse(entry, label));
  const uses = onUse ? usesOf(entry, slot, column, isOffered) : NO_USES;
  const canChange = uses.aggregations.length + uses.grains.length > 0;
  return (
    <span
      className="field-chip field-chip--set"
      title={field === ALL_ROWS ? shown : field}
      data-missing={(!column && !isCount) || undefined}
    >
      {column ? <FieldKind isNumber={isNumericType(column.type)} isTime={column.type.startsWith('date')} /> : null}
      {isCount ? <FieldKind isNumber isTime={false} /> : null}
      {canChange && onUse ? (
        <UseMenu entry={entry} uses={uses} shown={shown} label={label} onUse={onUse} />
      ) : (
        <span className="ellipsis">{shown}</span>
      )}
      <button type="button" aria-label={fill(text(DATA_WORDS.removeField), { field: shown })} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </span>
  );
}

interface Uses {
  readonly aggregations: readonly (typeof AGGREGATIONS)[number][];
  readonly grains: ReturnType<typeof grainsFor>;
}

const NO_USES: Uses = { aggregations: [], grains: [] };

/** The ways in which a column can be used in a role. */
function usesOf(
  { field, aggregation }: Mapping,
  { kind }: Slot,
  column: Column | undefined,
  isOffered: UseChipProps['isOffered'],
): Uses {
  const offered = AGGREGATIONS.filter(({ value }) => isOffered(value));
  if (field === ALL_ROWS) return { aggregations: offered.filter(({ value }) => countsRows(value)), grains: [] };
  if (!column) return NO_USES;
  const isMeasure = kind !== 'dimension' || aggregation !== undefined;
  return {
    aggregations: isMeasure ? aggregationsFor(column.type).filter((one) => offered.includes(one)) : [],
    grains: kind === 'measure' ? [] : grainsFor(column.type),
  };
}

interface UseMenuProps {
  readonly entry: Mapping;
  readonly uses: Uses;
  readonly shown: string;
  readonly label: string;
  onUse(use: FieldUse): void;
}

const NONE = 'none';

function UseMenu({ entry: { grain, aggregation }, uses, shown, label, onUse }: UseMenuProps) {
  const text = useText();
  const isDated = uses.grains.length > 0;
  const isMeasured = uses.aggregations.length > 0;

  function choose(value: string): void {
    if (value === NONE) return onUse({});
    const isGrain = uses.grains.some((one) => one.value === value);
    onUse(isGrain ? { grain: value as Grain } : { aggregation: value as Aggregation });
  }

  return (
    <sl-dropdown
      className="field-chip__uses"
      placement="bottom-start"
      hoist
      onsl-select={(event) => choose((event.detail as { item: { value: string } }).item.value)}
    >
      <button
        slot="trigger"
        type="button"
        className="field-chip__use"
        data-use={aggregation ?? grain ?? NONE}
        aria-label={`${fill(text(USE_WORDS.change), { field: label })}: ${shown}`}
      >
        <span className="ellipsis">{shown}</span>
        <Icon name="chevron-down" />
      </button>
      <sl-menu>
        {isMeasured && isDated ? <sl-menu-label>{text(USE_WORDS.aggregations)}</sl-menu-label> : null}
        {uses.aggregations.map((one) => (
          <sl-menu-item
            key={one.value}
            type="checkbox"
            data-checks=""
            value={one.value}
            checked={one.value === aggregation}
          >
            {text(one.label)}
          </sl-menu-item>
        ))}
        {isMeasured && isDated ? <sl-menu-label>{text(USE_WORDS.grains)}</sl-menu-label> : null}
        {uses.grains.map((one) => (
          <sl-menu-item key={one.value} type="checkbox" data-checks="" value={one.value} checked={one.value === grain}>
            {text(one.label)}
          </sl-menu-item>
        ))}
        <sl-divider />
        <sl-menu-item type="checkbox" data-checks="" value={NONE} checked={!grain && !aggregation}>
          {text(isMeasured ? USE_WORDS.asTheyAre : USE_WORDS.exactDates)}
        </sl-menu-item>
      </sl-menu>
    </sl-dropdown>
  );
}
