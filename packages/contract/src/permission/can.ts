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

function satisfies(held: string, wanted: string): boolean {
  if (held === wanted) return true;
  return held.startsWith(`${wanted}:`) || wanted.startsWith(`${held}:`);
}
