import { parseValue } from '../expression/parse-value.ts';
import type { Part } from '../expression/expression.types.ts';
import type { GridLink } from '../grid.types.ts';
import type { PlanCell } from '../plan/plan.types.ts';
import type { Place } from './context.ts';
import type { Values } from './values.ts';

export type LinkMaker = (place: Place) => GridLink;

/** What the parameters of a cell's link are made of, by name. */
export function linkParts({ source }: PlanCell): (readonly [name: string, parts: readonly Part[]])[] {
  return (source.link?.params ?? []).map(({ name, value }) => [name, parseValue(value)]);
}

/** What makes the links of a cell's copies; undefined for one that leads nowhere. */
export function linkMaker(cell: PlanCell, values: Values): LinkMaker | undefined {
  const { link } = cell.source;
  if (!link) return undefined;
  const { reportCode, url } = link;
  const parsed = linkParts(cell);
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
