/** What people and programs write where there is no value: NA, null, a dash, a question mark. */
const EMPTY_MARK =
  /^(?:n\.?\/?a\.?|#n\/a|nan|null|none|nil|missing|\?+|[-–—]{1,3}|\.{1,3}|\/|无|暂无|缺失|空|不详|未知|未检出)$/iu;

/**
 * Whether a text says that there is no value. It counts only in a column that holds numbers or days otherwise: among
 * texts it may be a value like others.
 */
export function isEmptyMark(text: string): boolean {
  return EMPTY_MARK.test(text.trim());
}
