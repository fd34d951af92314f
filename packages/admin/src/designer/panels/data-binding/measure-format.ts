import { settingOf, type FieldSetting, type Mapping } from '@aj-report/contract';
import type { WidgetDeclaration } from '@aj-report/widgets/declarations';
import type { KnownSet } from './field-use.ts';

/** How a widget writes its figures, as far as it follows from the measure that it shows. */
interface MeasureFormat {
  readonly unit: string;
  readonly decimals: number | null;
  readonly abbreviate: boolean;
}

const NAMES = ['unit', 'decimals', 'abbreviate'] as const;
const PLAIN: MeasureFormat = { unit: '', decimals: null, abbreviate: false };
/** Signs and Chinese words stand right behind a number, others apart. */
const CLOSE = /^[%‰℃℉°\p{Script=Han}]/u;

/** Of the first measure; counts, shares and changes are not in the unit of their column. */
function formatOf(
  { slots }: WidgetDeclaration,
  mapping: readonly Mapping[],
  known: KnownSet,
  settings: readonly FieldSetting[],
): MeasureFormat {
  const measures = mapping.filter(({ role }) => slots[role]?.kind === 'measure');
  const [{ field, aggregation } = { field: '', aggregation: undefined }] = measures;
  const isOther = aggregation === 'shareOfTotal' || aggregation === 'change' || aggregation?.startsWith('count');
  const reading = known.fields.find(({ name }) => name === field);
  if (!reading || isOther) return PLAIN;
  const { decimals, format } = settingOf(settings, field);
  const { unit } = reading;
  return {
    unit: unit === '' || CLOSE.test(unit) ? unit : ` ${unit}`,
    decimals: decimals ?? null,
    abbreviate: format === 'short',
  };
}

/**
 * Properties of a widget that follow its measure to another one: those that it left open, or took from the measure
 * before. Empty where nothing changes, or where the widget writes no figures of its own.
 */
export function followMeasure(
  declaration: WidgetDeclaration,
  setup: Readonly<Record<string, unknown>>,
  [before, after]: readonly [readonly Mapping[], readonly Mapping[]],
  known: KnownSet,
  settings: readonly FieldSetting[],
): Record<string, unknown> {
  if (!NAMES.every((name) => name in declaration.fields)) return {};
  const was = formatOf(declaration, before, known, settings);
  const is = formatOf(declaration, after, known, settings);
  const followed = NAMES.filter((name) => {
    const value = setup[name] ?? PLAIN[name];
    return value !== is[name] && (value === PLAIN[name] || value === was[name]);
  });
  return Object.fromEntries(followed.map((name) => [name, is[name]]));
}
