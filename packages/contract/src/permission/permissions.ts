import type { Text } from '../field/text.ts';

interface PermissionTarget {
  readonly label: Text;
  readonly actions: readonly string[];
}

/** Every permission: the code of spec §6 and the actions of it. A right is written `target` or `target:action`. */
export const PERMISSIONS = {
  authorityManage: {
    label: { zh: '权限管理', en: 'Permissions' },
    actions: ['query', 'insert', 'update', 'delete', 'detail'],
  },
  roleManage: {
    label: { zh: '角色管理', en: 'Roles' },
    actions: ['query', 'insert', 'update', 'delete', 'detail', 'grantAuthority'],
  },
  userManage: {
    label: { zh: '用户管理', en: 'Users' },
    actions: ['query', 'insert', 'update', 'delete', 'detail', 'resetPassword', 'grantRole'],
  },
  datasourceManage: {
    label: { zh: '数据源', en: 'Data sources' },
    actions: ['query', 'insert', 'update', 'delete', 'detail'],
  },
  resultsetManage: {
    label: { zh: '数据集', en: 'Data sets' },
    actions: ['query', 'insert', 'update', 'delete', 'detail', 'copy'],
  },
  reportManage: {
    label: { zh: '报表设计', en: 'Reports' },
    actions: ['query', 'insert', 'update', 'delete', 'detail', 'copy'],
  },
  bigScreenManage: {
    label: { zh: '大屏', en: 'Big screens' },
    actions: ['view', 'design', 'share', 'export', 'import', 'detail', 'copy'],
  },
  excelManage: {
    label: { zh: 'Excel 报表', en: 'Excel reports' },
    actions: ['query', 'insert', 'update', 'view', 'detail', 'share', 'export'],
  },
  reportShareManage: { label: { zh: '分享管理', en: 'Shares' }, actions: ['query', 'detail', 'shareDelay', 'delete'] },
  fileManage: { label: { zh: '文件管理', en: 'Files' }, actions: ['query', 'upload', 'update', 'delete', 'detail'] },
  geoMapManage: { label: { zh: '地图', en: 'Maps' }, actions: ['query', 'insert', 'update', 'delete'] },
  dictManage: {
    label: { zh: '数据字典', en: 'Dictionaries' },
    actions: ['query', 'insert', 'update', 'delete', 'fresh'],
  },
} as const satisfies Record<string, PermissionTarget>;

export type PermissionCode = keyof typeof PERMISSIONS;

/** Every right as `target:action`, in order of declaration. */
export const AUTHORITIES: readonly string[] = Object.entries(PERMISSIONS).flatMap(([target, { actions }]) =>
  actions.map((action) => `${target}:${action}`),
);

/**
 * Rights as clients are told of them: the bare code stands beside the actions of a target that are all held, for
 * clients that look for the codes of spec §6 in the list. It grants no more than they do.
 */
export function withBareCodes(authorities: readonly string[]): string[] {
  const complete = Object.entries(PERMISSIONS).flatMap(([target, { actions }]) =>
    actions.every((action) => authorities.includes(`${target}:${action}`)) ? [target] : [],
  );
  return [...new Set([...complete, ...authorities])];
}
