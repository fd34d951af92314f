import { can } from '@aj-report/contract';

export interface GuardedRoute {
  readonly requireAuth: boolean;
  readonly permission: string;
}

export interface Visitor {
  readonly token: string | null;
  readonly authorities: readonly string[];
}

export type Verdict =
  | { readonly kind: 'enter' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'redirect'; readonly to: string };

export const LOGIN_PATH = '/login';
export const HOME_PATH = '/index';

/**
 * What happens to a visitor who opens an address (spec §2, navigation guard).
 * @param address path with query, kept for the way back after login
 */
export function guardOf(path: string, address: string, route: GuardedRoute, visitor: Visitor): Verdict {
  if (path === LOGIN_PATH) {
    const wanted = new URLSearchParams(address.slice(path.length)).get('redirect');
    return visitor.token ? { kind: 'redirect', to: afterLogin(wanted) } : { kind: 'enter' };
  }
  if (!route.requireAuth) return { kind: 'enter' };
  if (!visitor.token) return { kind: 'redirect', to: `${LOGIN_PATH}?redirect=${encodeURIComponent(address)}` };
  if (route.permission !== '' && !can(route.permission, visitor.authorities)) return { kind: 'forbidden' };
  return { kind: 'enter' };
}

/** Where to go after login: an address of this site, else home. Another site's address is never followed. */
export function afterLogin(redirect: string | null): string {
  if (!redirect || !redirect.startsWith('/') || redirect.startsWith('//') || redirect.includes('\\')) return HOME_PATH;
  return redirect.startsWith(LOGIN_PATH) ? HOME_PATH : redirect;
}
