import type { Mapping } from '@aj-report/contract';
import type { WidgetDeclaration } from '@aj-report/widgets/declarations';
import type { KnownSet } from './field-use.ts';

/**
 * How many rows a widget has of which it shows the first, as people read it; undefined where it shows all, its rows are
 * put together into one, or there are no others.
 */
export function rowsBehindFirst(
  { takesFirstRow }: Pick<WidgetDeclaration, 'takesFirstRow'>,
  mapping: readonly Mapping[],
  { rows, isWhole }: Pick<KnownSet, 'rows' | 'isWhole'>,
  first?: number,
): string | undefined {
  if (!takesFirstRow || first === 1 || rows.length < 2) return undefined;
  // Without anything to group by, rows that are put together are one.
  const used = mapping.filter(({ field }) => field !== '');
  if (used.length > 0 && used.every(({ aggregation }) => aggregation !== undefined)) return undefined;
  return isWhole ? String(rows.length) : `${rows.length}+`;
}
