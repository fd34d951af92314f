import { can, type Text } from '@aj-report/contract';
import { HOME_PATH } from './session/guard.ts';
import { MENU_GROUPS, ROUTES, type AppRoute } from './routes.tsx';

const SCREENS_PATH = '/report/bigScreen';

export interface MenuEntry {
  readonly path: string;
  readonly label: Text;
  readonly icon: AppRoute['icon'];
}

export interface MenuGroup {
  readonly id: string;
  readonly label: Text | undefined;
  readonly entries: readonly MenuEntry[];
}

/** Whether an entry of the menu leads out of the product (spec §2, layout). */
export function isExternal(path: string): boolean {
  return /^(https?:|mailto:|tel:)/i.test(path);
}

/** The menu that these rights see; groups without an entry are left out (spec §6). */
export function menuOf(authorities: readonly string[]): readonly MenuGroup[] {
  const groups = new Map<string, { id: string; label: Text | undefined; entries: MenuEntry[] }>();
  for (const route of ROUTES) {
    if (route.hidden || !can(route.permission, authorities)) continue;
    const id = route.group ?? 'main';
    const group = groups.get(id) ?? { id, label: route.group && MENU_GROUPS[route.group], entries: [] };
    group.entries.push(route);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** Where the logo leads: to the list of big screens (spec §2), and home for whoever may not see it. */
export function logoAddressOf(authorities: readonly string[]): string {
  const screens = ROUTES.find((route) => route.path === SCREENS_PATH);
  return screens && can(screens.permission, authorities) ? SCREENS_PATH : HOME_PATH;
}

/** Words from the group down to the page of an address; empty for an unknown one. */
export function breadcrumbOf(pathname: string): readonly Text[] {
  const route = ROUTES.find((one) => one.path === pathname);
  if (!route) return [];
  return route.group ? [MENU_GROUPS[route.group], route.label] : [route.label];
}
