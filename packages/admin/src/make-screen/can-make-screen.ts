import { can, createDataSet, createReport, saveScreen } from '@aj-report/contract';
import { useSession } from '../session/session-store.ts';

/** Whether the signed-in user may make data sets and use them on a screen. */
export function canMakeSets(): boolean {
  const authorities = useSession.getState().user?.authorities;
  return [createDataSet, saveScreen].every(({ permission }) => can(permission, authorities));
}

/** Whether the signed-in user may make a new screen with its data sets. */
export function canMakeScreen(): boolean {
  return canMakeSets() && can(createReport.permission, useSession.getState().user?.authorities);
}
