import type { Text } from '@aj-report/contract';
import type { ComponentType } from 'react';
import { ForbiddenPage } from './pages/forbidden/forbidden-page.tsx';
import type { IconName } from './shoelace/icons.ts';

export interface AppRoute {
  readonly path: string;
  /** Menu entry and last word of the breadcrumb. */
  readonly label: Text;
  readonly icon: IconName;
  /** Group of the menu. */
  readonly group?: 'report';
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
    load: async () => (await import('./pages/login/login-page.tsx')).LoginPage,
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
    permission: 'reportManage|bigScreenManage',
    requireAuth: true,
    load: async () => (await import('./pages/report/report-page.tsx')).ReportPage,
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
    path: '/report/bigScreen',
    label: { zh: '大屏', en: 'Big screens' },
    icon: 'display',
    permission: 'reportManage|bigScreenManage',
    requireAuth: true,
    hidden: true,
    load: async () => (await import('./pages/report/report-page.tsx')).ReportPage,
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
