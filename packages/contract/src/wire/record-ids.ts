import { Type } from 'typebox';
import { LIMITS } from '../limits.ts';

/** The parameter of an address that names one record. */
export const byId = Type.Object({ id: Type.String({ maxLength: 64 }) });

/** Primary keys of the records that one call is about. */
export const idList = Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: LIMITS.batchMax });
