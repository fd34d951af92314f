import type { Text } from '@aj-report/contract';
import type { ComponentType } from 'react';
import { ForbiddenPage } from './pages/forbidden/forbidden-page.tsx';
import type { IconName } from './shoelace/icons.ts';

export interface AppRoute {
  /** Of this site; or an address elsewhere, which the menu opens in a new tab. */
  readonly path: string;
  /** Menu entry and last word of the breadcrumb. */
  readonly label: Text;
  readonly icon: IconName;
  /** Group of the menu. */
  readonly group?: 'report' | 'access' | 'system';
  /** Alternatives by `|`; empty = everybody. */
  readonly permission: string;
  readonly requireAuth: boolean;
  /** Not in the menu. */
  readonly hidden?: boolean;
  /** Drawn without sidebar and header. */
  readonly bare?: boolean;
  readonly load: () => Promise<ComponentType>;
}

/** Groups of the menu; a group is shown while one of its pages is. */
export const MENU_GROUPS: Readonly<Record<NonNullable<AppRoute['group']>, Text>> = {
  report: { zh: '报表管理', en: 'Reports' },
  access: { zh: '用户与权限', en: 'Access' },
  system: { zh: '系统', en: 'System' },
};

/** Every address of the admin (spec §2). Sidebar, guard and breadcrumb read this table. */
export const ROUTES: readonly AppRoute[] = [
  {
    path: '/login',
    label: { zh: '登录', en: 'Log in' },
    icon: 'person',
    permission: '',
    requireAuth: false,
    hidden: true,
    bare: true,
    load: async () => (await import('./pages/account/login-page.tsx')).LoginPage,
  },
  {
    path: '/validateResult',
    label: { zh: '验证结果', en: 'Verification' },
    icon: 'envelope',
    permission: '',
    requireAuth: false,
    hidden: true,
    bare: true,
    load: async () => (await import('./pages/account/validate-result-page.tsx')).ValidateResultPage,
  },
  {
    path: '/resetPassword',
    label: { zh: '设置新密码', en: 'Choose a new password' },
    icon: 'key',
    permission: '',
    requireAuth: false,
    hidden: true,
    bare: true,
    load: async () => (await import('./pages/account/reset-password-page.tsx')).ResetPasswordPage,
  },
  {
    path: '/account/sessions',
    label: { zh: '我的会话', en: 'My sessions' },
    icon: 'display',
    permission: '',
    requireAuth: true,
    hidden: true,
    load: async () => (await import('./pages/account/my-sessions-page.tsx')).MySessionsPage,
  },
  {
    path: '/account/tokens',
    label: { zh: 'API 令牌', en: 'API tokens' },
    icon: 'key',
    permission: '',
    requireAuth: true,
    hidden: true,
    load: async () => (await import('./pages/account/api-tokens-page.tsx')).ApiTokensPage,
  },
  {
    path: '/index',
    label: { zh: '首页', en: 'Home' },
    icon: 'house',
    permission: '',
    requireAuth: true,
    load: async () => (await import('./pages/home/home-page.tsx')).HomePage,
  },
  {
    path: '/report/excel-import',
    label: { zh: '数据源', en: 'Data sources' },
    icon: 'file-earmark-spreadsheet',
    group: 'report',
    permission: 'datasourceManage',
    requireAuth: true,
    load: async () => (await import('./pages/data-source/data-source-page.tsx')).DataSourcePage,
  },
  {
    path: '/report/resultset',
    label: { zh: '数据集', en: 'Data sets' },
    icon: 'layers',
    group: 'report',
    permission: 'resultsetManage',
    requireAuth: true,
    load: async () => (await import('./pages/data-set/data-set-page.tsx')).DataSetPage,
  },
  {
    path: '/report/map',
    label: { zh: '地图', en: 'Maps' },
    icon: 'map',
    group: 'report',
    permission: 'geoMapManage',
    requireAuth: true,
    load: async () => (await import('./pages/map/map-page.tsx')).MapPage,
  },
  {
    path: '/report/report',
    label: { zh: '报表设计', en: 'Report design' },
    icon: 'easel',
    group: 'report',
    permission: 'reportManage|bigScreenManage|excelManage',
    requireAuth: true,
    load: async () => (await import('./pages/report/report-page.tsx')).ReportPage,
  },
  {
    path: '/report/shareManage',
    label: { zh: '报表分享', en: 'Report share' },
    icon: 'share',
    group: 'report',
    permission: 'reportShareManage',
    requireAuth: true,
    load: async () => (await import('./pages/share/share-page.tsx')).SharePage,
  },
  {
    path: '/report/schedule',
    label: { zh: '定时报表', en: 'Scheduled reports' },
    icon: 'clock-history',
    group: 'report',
    permission: 'reportScheduleManage:query',
    requireAuth: true,
    load: async () => (await import('./pages/schedule/schedule-page.tsx')).SchedulePage,
  },
  {
    path: '/report/playlist',
    label: { zh: '播放列表', en: 'Playlists' },
    icon: 'play-circle',
    group: 'report',
    permission: 'playlistManage:query',
    requireAuth: true,
    load: async () => (await import('./pages/playlist/playlist-page.tsx')).PlaylistPage,
  },
  {
    path: '/report/device',
    label: { zh: '终端', en: 'Devices' },
    icon: 'display',
    group: 'report',
    permission: 'deviceManage:query',
    requireAuth: true,
    load: async () => (await import('./pages/device/device-page.tsx')).DevicePage,
  },
  {
    path: '/report/bin',
    label: { zh: '回收站', en: 'Bin' },
    icon: 'trash',
    group: 'report',
    permission: 'reportManage:delete|resultsetManage:delete',
    requireAuth: true,
    load: async () => (await import('./pages/bin/bin-page.tsx')).BinPage,
  },
  {
    path: '/report/dict',
    label: { zh: '数据字典', en: 'Dictionaries' },
    icon: 'list-ul',
    group: 'report',
    permission: 'dictManage',
    requireAuth: true,
    load: async () => (await import('./pages/dictionary/dictionary-page.tsx')).DictionaryPage,
  },
  {
    path: '/access/user',
    label: { zh: '用户管理', en: 'User management' },
    icon: 'people',
    group: 'access',
    permission: 'userManage',
    requireAuth: true,
    load: async () => (await import('./pages/access/user-page.tsx')).UserPage,
  },
  {
    path: '/access/role',
    label: { zh: '角色管理', en: 'Role management' },
    icon: 'person-badge',
    group: 'access',
    permission: 'roleManage',
    requireAuth: true,
    load: async () => (await import('./pages/access/role-page.tsx')).RolePage,
  },
  {
    path: '/access/authority',
    label: { zh: '权限管理', en: 'Permission management' },
    icon: 'key',
    group: 'access',
    permission: 'authorityManage',
    requireAuth: true,
    load: async () => (await import('./pages/access/authority-page.tsx')).AuthorityPage,
  },
  {
    path: '/file',
    label: { zh: '文件', en: 'Files' },
    icon: 'folder',
    group: 'system',
    permission: 'fileManage:query',
    requireAuth: true,
    load: async () => (await import('./pages/file/file-page.tsx')).FilePage,
  },
  {
    path: '/system/audit',
    label: { zh: '审计日志', en: 'Audit log' },
    icon: 'journal-text',
    group: 'system',
    permission: 'auditManage',
    requireAuth: true,
    load: async () => (await import('./pages/audit/audit-page.tsx')).AuditPage,
  },
  {
    path: '/system/mail',
    label: { zh: '发件箱', en: 'Outbox' },
    icon: 'envelope',
    group: 'system',
    permission: 'mailManage:query',
    requireAuth: true,
    load: async () => (await import('./pages/mail/mail-page.tsx')).MailPage,
  },
  {
    path: '/report/bigScreen',
    label: { zh: '大屏', en: 'Big screens' },
    icon: 'display',
    permission: 'reportManage|bigScreenManage',
    requireAuth: true,
    hidden: true,
    load: async () => (await import('./pages/report/report-page.tsx')).BigScreenPage,
  },
  {
    path: '/bigscreen/designer',
    label: { zh: '大屏设计器', en: 'Designer' },
    icon: 'brush',
    permission: 'bigScreenManage:design',
    requireAuth: true,
    hidden: true,
    bare: true,
    load: async () => (await import('./designer/designer-page.tsx')).DesignerPage,
  },
  {
    path: '/excelreport/designer',
    label: { zh: 'Excel 报表设计器', en: 'Excel report designer' },
    icon: 'table',
    permission: 'excelManage',
    requireAuth: true,
    hidden: true,
    bare: true,
    load: async () => (await import('./excel/excel-page.tsx')).ExcelDesignerPage,
  },
  {
    path: '/404',
    label: { zh: '页面不存在', en: 'Page not found' },
    icon: 'question-circle',
    permission: '',
    requireAuth: false,
    hidden: true,
    bare: true,
    load: async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage,
  },
  {
    path: '/403',
    label: { zh: '没有访问权限', en: 'No access' },
    icon: 'lock',
    permission: '',
    requireAuth: false,
    hidden: true,
    bare: true,
    load: () => Promise.resolve(ForbiddenPage),
  },
];
