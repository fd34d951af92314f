import type { DataSetParam } from '@aj-report/contract';

const PARAM_NAME = /^[A-Za-z_]\w{0,49}$/u;

/**
 * Parameters of a data set in the sets of a screen. Its widgets give them no values, so each has one of its own: its
 * default, else the one that it was tried with. Previews take the same, and show what viewers will see.
 */
export function toOwnParams(params: readonly DataSetParam[]): DataSetParam[] {
  return params.map((param) => {
    const value = [param.defaultValue, param.sampleItem].find((one) => (one ?? '') !== '');
    return { ...param, requiredFlag: 0, ...(value === undefined ? {} : { defaultValue: value, sampleItem: value }) };
  });
}

/** A name that none of the parameters has, in whatever case: that of the column where it can be one. */
export function toParamName(column: string, params: readonly DataSetParam[]): string {
  const taken = new Set(params.map(({ paramName }) => paramName.toLowerCase()));
  if (PARAM_NAME.test(column) && !taken.has(column.toLowerCase())) return column;
  let name = 'choice';
  for (let n = 2; taken.has(name); n++) name = `choice_${n}`;
  return name;
}
