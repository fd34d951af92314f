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
  reportShareManage: {
    label: { zh: '分享管理', en: 'Shares' },
    actions: ['query', 'detail', 'update', 'shareDelay', 'delete'],
  },
  reportScheduleManage: {
    label: { zh: '定时报表', en: 'Scheduled reports' },
    actions: ['query', 'detail', 'insert', 'update', 'delete', 'run'],
  },
  deviceManage: {
    label: { zh: '终端', en: 'Devices' },
    actions: ['query', 'detail', 'approve', 'update', 'control', 'delete'],
  },
  playlistManage: {
    label: { zh: '播放列表', en: 'Playlists' },
    actions: ['query', 'detail', 'insert', 'update', 'delete', 'notify'],
  },
  fileManage: { label: { zh: '文件管理', en: 'Files' }, actions: ['query', 'upload', 'update', 'delete', 'detail'] },
  geoMapManage: { label: { zh: '地图', en: 'Maps' }, actions: ['query', 'insert', 'update', 'delete'] },
  dictManage: {
    label: { zh: '数据字典', en: 'Dictionaries' },
    actions: ['query', 'insert', 'update', 'delete', 'fresh'],
  },
  screenBlockManage: { label: { zh: '共享区块', en: 'Shared blocks' }, actions: ['update', 'delete'] },
  auditManage: { label: { zh: '审计日志', en: 'Audit log' }, actions: ['query'] },
  jobManage: { label: { zh: '全部后台任务', en: 'Jobs of everybody' }, actions: ['query', 'cancel'] },
  metricsManage: { label: { zh: '运行指标', en: 'Metrics' }, actions: ['query'] },
  mailManage: { label: { zh: '发件箱', en: 'Outbox' }, actions: ['query', 'send'] },
} as const satisfies Record<string, PermissionTarget>;

type Action = (typeof PERMISSIONS)[keyof typeof PERMISSIONS]['actions'][number];

/** Every action in both languages. */
export const ACTION_LABELS: Readonly<Record<Action, Text>> = {
  query: { zh: '查询', en: 'Query' },
  insert: { zh: '新增', en: 'Add' },
  update: { zh: '修改', en: 'Change' },
  delete: { zh: '删除', en: 'Delete' },
  detail: { zh: '详情', en: 'Details' },
  copy: { zh: '复制', en: 'Copy' },
  view: { zh: '查看', en: 'View' },
  design: { zh: '设计', en: 'Design' },
  share: { zh: '分享', en: 'Share' },
  export: { zh: '导出', en: 'Export' },
  import: { zh: '导入', en: 'Import' },
  upload: { zh: '上传', en: 'Upload' },
  fresh: { zh: '刷新', en: 'Refresh' },
  run: { zh: '立即运行', en: 'Run now' },
  approve: { zh: '批准与撤销', en: 'Approve and revoke' },
  control: { zh: '远程操作', en: 'Control' },
  notify: { zh: '插播消息', en: 'Show notices' },
  send: { zh: '发送', en: 'Send' },
  cancel: { zh: '取消', en: 'Cancel' },
  shareDelay: { zh: '延期', en: 'Extend' },
  resetPassword: { zh: '重置密码', en: 'Reset passwords' },
  grantRole: { zh: '分配角色', en: 'Assign roles' },
  grantAuthority: { zh: '分配权限', en: 'Assign permissions' },
};

/** A right that may be granted, with what it is called. */
export interface DeclaredRight {
  readonly target: PermissionCode;
  readonly targetName: Text;
  readonly action: string;
  readonly actionName: Text;
}

/** Every right with its names, in order of declaration. */
export const RIGHTS: readonly DeclaredRight[] = Object.entries(PERMISSIONS).flatMap(([target, { label, actions }]) =>
  actions.map((action) => ({
    target: target as PermissionCode,
    targetName: label,
    action,
    actionName: ACTION_LABELS[action],
  })),
);

export type PermissionCode = keyof typeof PERMISSIONS;

/** Every right as `target:action`, in order of declaration. */
export const AUTHORITIES: readonly string[] = Object.entries(PERMISSIONS).flatMap(([target, { actions }]) =>
  actions.map((action) => `${target}:${action}`),
);

/**
 * Rights as clients receive them: the bare code stands beside the actions of a target that are all held, for
 * clients that look for the codes of spec §6 in the list. It grants no more than they do.
 */
export function withBareCodes(authorities: readonly string[]): string[] {
  const complete = Object.entries(PERMISSIONS).flatMap(([target, { actions }]) =>
    actions.every((action) => authorities.includes(`${target}:${action}`)) ? [target] : [],
  );
  return [...new Set([...complete, ...authorities])];
}
