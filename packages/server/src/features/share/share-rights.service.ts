import { AppError, can, createShare, permissionFor, type ContextData } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { lockedParamsOf } from '../excel-report/excel-report.service.ts';
import { lockedNamesOf } from '../screen/screen-grants.service.ts';
import { bareNameOf } from './share-settings.ts';
import type { Actor } from '../../platform/actor.ts';

/** Who shares, or changes a share. */
export interface Sharer extends Actor {
  readonly authorities: readonly string[];
}

/** A report that is shared. */
export interface Shared {
  readonly reportCode: string;
  readonly reportType: string;
}

const DESIGN = 'bigScreenManage:design|excelManage:update';

/** The right of a kind of reports. */
function rightOf(permission: string, { reportType }: Shared): string {
  return permissionFor(permission, reportType) ?? permission;
}

/**
 * What a screen or Excel report locks is for its designers to set otherwise; all others are bound to it themselves.
 * @throws share/parameter-locked
 */
export async function checkLocks(
  app: Needs<'db'>,
  sharer: Sharer,
  report: Shared,
  parameters: ContextData,
): Promise<void> {
  const names = Object.keys(parameters);
  if (names.length === 0 || can(rightOf(DESIGN, report), sharer.authorities)) return;
  const { reportCode } = report;
  const locked = [...(await lockedNamesOf(app, reportCode)), ...(await lockedParamsOf(app, reportCode))];
  const name = names.find((one) => locked.some((own) => bareNameOf(own) === bareNameOf(one)));
  if (name !== undefined) throw new AppError('share/parameter-locked', { name });
}

/** The right to share the report itself, which every change needs that opens it to more people. @throws User.no.authority */
export function requireShareRight(sharer: Sharer, report: Shared): void {
  const permission = rightOf(createShare.permission, report);
  if (!can(permission, sharer.authorities)) throw new AppError('User.no.authority', { permission });
}
