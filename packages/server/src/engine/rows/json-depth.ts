/** Levels of lists and objects that documents of people stay below by far. */
export const DEPTH_MAX = 200;

/** Whether a value of JSON is nested so deeply that who goes down into it might overflow the stack. */
export function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isNested);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= DEPTH_MAX) return true;
    level = level.flatMap((one) => Object.values(one).filter(isNested));
  }
  return false;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
