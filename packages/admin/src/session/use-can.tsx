import { can } from '@aj-report/contract';
import type { ReactNode } from 'react';
import { useSession } from './session-store.ts';

/** Whether the signed-in user holds a permission (alternatives by `|`); an empty one is always held. */
export function useCan(): (permission: string) => boolean {
  const authorities = useSession((session) => session.user?.authorities);
  return (permission) => can(permission, authorities);
}

interface CanProps {
  readonly permission: string;
  readonly children: ReactNode;
}

/** Shows its children only to users who hold the permission; they are absent otherwise, not hidden. */
export function Can({ permission, children }: CanProps) {
  return useCan()(permission) ? children : null;
}
