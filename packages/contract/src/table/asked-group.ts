import { Type, type Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { AGGREGATIONS, type Aggregation } from './aggregation.ts';
import { AskedFilter } from './asked-filter.ts';
import { GRAINS, type Grain } from './grain.ts';

const name = Type.String({ minLength: 1, maxLength: 300 });

export const GrainSchema = Type.Unsafe<Grain>({ type: 'string', enum: GRAINS.map((one) => one.value) });
export const AggregationSchema = Type.Unsafe<Aggregation>({
  type: 'string',
  enum: AGGREGATIONS.map((one) => one.value),
});

/**
 * What the wanted rows are grouped by and what is computed of each group; columns of the answer are called `as`. Without
 * fields to group by all rows are one group.
 */
export const AskedGroup = Type.Object({
  by: Type.Array(Type.Object({ field: name, grain: Type.Optional(GrainSchema), as: name }), {
    maxItems: LIMITS.askedGroupsMax,
  }),
  /** `field` is `*` where rows are counted; `orderBy` names the column of dates of `last`. */
  measures: Type.Array(
    Type.Object({ field: name, aggregation: AggregationSchema, as: name, orderBy: Type.Optional(name) }),
    { maxItems: LIMITS.askedMeasuresMax },
  ),
  /** Conditions that groups fulfil, on columns of the answer. */
  having: Type.Optional(Type.Array(AskedFilter, { maxItems: LIMITS.askedFiltersMax })),
});
export type AskedGroup = Static<typeof AskedGroup>;
