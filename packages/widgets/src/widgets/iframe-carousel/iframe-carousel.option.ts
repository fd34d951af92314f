import { columnOf, type RolesData } from '../../shapes/roles.ts';

const MAX_PAGES = 50;

/** Names and addresses of the rows. */
export function pagesOfRows(data: RolesData): readonly { readonly name: string; readonly url: string }[] {
  const [src, name] = [columnOf(data, 'src'), columnOf(data, 'name')];
  return Array.from({ length: Math.min(data.rowCount, MAX_PAGES) }, (_, row) => ({
    name: String(name?.cells[row] ?? ''),
    url: String(src?.cells[row] ?? ''),
  }));
}

/** Places whose page is loaded: the shown one, the one it replaces, and the next once the shown one is there. */
export function toLoaded(
  count: number,
  current: number,
  previous: number,
  isCurrentThere: boolean,
): ReadonlySet<number> {
  if (count === 0) return new Set();
  return new Set([current, previous, ...(isCurrentThere ? [(current + 1) % count] : [])]);
}
