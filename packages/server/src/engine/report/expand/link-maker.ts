import { parseValue } from '../expression/parse-value.ts';
import type { Part } from '../expression/expression.types.ts';
import type { GridLink } from '../grid.types.ts';
import type { PlanCell } from '../plan/plan.types.ts';
import type { Place } from './context.ts';
import type { Values } from './values.ts';

export type LinkMaker = (place: Place) => GridLink;

/** What makes the links of a cell's copies; undefined for one that leads nowhere. */
export function linkMaker(cell: PlanCell, values: Values): LinkMaker | undefined {
  const { link } = cell.source;
  if (!link) return undefined;
  const { reportCode, url, params = [] } = link;
  const parsed = params.map(({ name, value }): [string, Part[]] => [name, parseValue(value)]);
  const target = reportCode === undefined ? (url === undefined ? {} : { url }) : { reportCode };
  return (place) => ({
    ...target,
    params: Object.fromEntries(
      parsed.map(([name, parts]) => [
        name,
        parts.length === 0 ? '' : String(values.valueOfParts(parts, place, cell) ?? ''),
      ]),
    ),
  });
}
