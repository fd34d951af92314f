/** The function with a memory of one: the same arguments as last time give the same object. */
export function keepLast<A extends readonly unknown[], R>(compute: (...values: A) => R): (...values: A) => R {
  let last: { readonly values: A; readonly result: R } | undefined;
  return (...values) => {
    if (!last || values.some((value, i) => value !== last?.values[i])) last = { values, result: compute(...values) };
    return last.result;
  };
}
