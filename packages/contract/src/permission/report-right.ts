import { REPORT_TYPES, type ReportType } from '../entity/report.ts';
import { can } from './can.ts';
import type { PermissionCode } from './permissions.ts';

/** Whose rights are for reports of one kind alone. */
const TARGET_OF: Readonly<Record<ReportType, PermissionCode>> = {
  report_screen: 'bigScreenManage',
  report_excel: 'excelManage',
};

/**
 * The alternatives of a permission that count for a report of a kind: a right to screens opens no Excel report, nor the
 * other way round. Undefined when none is left, because the call is for reports of another kind.
 * @example permissionFor('bigScreenManage:share|excelManage:share', 'report_excel') // 'excelManage:share'
 */
export function permissionFor(permission: string, reportType: string): string | undefined {
  const others = Object.entries(TARGET_OF).flatMap(([type, target]) => (type === reportType ? [] : [target as string]));
  const left = permission.split('|').filter((part) => !others.includes(part.trim().split(':')[0] ?? ''));
  return left.length === 0 ? undefined : left.join('|');
}

/** Kinds of reports that a permission opens to somebody. */
export function kindsFor(permission: string, authorities: readonly string[]): ReportType[] {
  return REPORT_TYPES.filter((reportType) => {
    const right = permissionFor(permission, reportType);
    return right !== undefined && can(right, authorities);
  });
}
