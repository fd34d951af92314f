/**
 * Whether a list of authorities grants a permission (spec §6).
 * The permission may hold alternatives separated by `|`, spaces ignored; empty = allowed.
 * A bare code (`reportManage`) is satisfied by itself or by any of its actions (`reportManage:query`);
 * `code:action` is satisfied by itself or by the bare code. No authorities = denied.
 */
export function can(permission: string, authorities: readonly string[] | null | undefined): boolean {
  const alternatives = permission
    .replaceAll(/\s/g, '')
    .split('|')
    .filter((part) => part !== '');
  if (alternatives.length === 0) return true;
  if (!authorities || authorities.length === 0) return false;
  return alternatives.some((wanted) => authorities.some((held) => satisfies(held, wanted)));
}

const RIGHT = /^[A-Za-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)?$/;

/** Whether a text is one right, `target` or `target:action`: no alternatives, and not empty. */
export function isRight(text: string): boolean {
  return RIGHT.test(text);
}

/** Whether somebody holds one right. What is no right is held by nobody. */
export function holdsRight(right: string, authorities: readonly string[]): boolean {
  return isRight(right) && can(right, authorities);
}

function satisfies(held: string, wanted: string): boolean {
  if (held === wanted) return true;
  return held.startsWith(`${wanted}:`) || wanted.startsWith(`${held}:`);
}
