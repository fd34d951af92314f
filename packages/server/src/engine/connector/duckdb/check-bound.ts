import type { BoundSql } from '../../sql/bind-params.ts';
import { checkSelect, type CheckedSelect } from '../../sql/check-select.ts';
import type { WarmInstance } from './warm-instances.ts';

const CHECKS_KEPT = 200;

/** Proves that a bound text is one harmless SELECT; proofs are kept. */
export async function checkBound(warm: WarmInstance, bound: BoundSql): Promise<CheckedSelect> {
  const known = warm.checked.get(bound.sql);
  if (known) return known;
  const answer = await warm.connection.runAndReadAll('select json_serialize_sql($1::varchar)', [bound.sql]);
  const checked = checkSelect(String(answer.getRows()[0]?.[0]), warm, bound.values.length);
  if (warm.checked.size >= CHECKS_KEPT) warm.checked.clear();
  warm.checked.set(bound.sql, checked);
  return checked;
}
