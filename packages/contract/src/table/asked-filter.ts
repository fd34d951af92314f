import { Type, type Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { SYMBOLS, type CalcSymbol } from './condition-symbol.ts';

const value = Type.Union([Type.String({ maxLength: 1000 }), Type.Number(), Type.Boolean()]);

/**
 * A condition that rows fulfil, as in calculations: `in` takes any number of values, null among them for empty cells,
 * `between` two, `isNull` none.
 */
export const AskedFilter = Type.Object({
  field: Type.String({ minLength: 1, maxLength: 300 }),
  symbol: Type.Unsafe<CalcSymbol>({ type: 'string', enum: SYMBOLS.map((one) => one.value) }),
  value: Type.Optional(
    Type.Union([value, Type.Array(Type.Union([value, Type.Null()]), { maxItems: LIMITS.askedValuesMax })]),
  ),
});
export type AskedFilter = Static<typeof AskedFilter>;
