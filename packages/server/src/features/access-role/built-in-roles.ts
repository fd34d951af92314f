import { AUTHORITIES, ROOT_ROLE, type Text } from '@aj-report/contract';

interface RoleDeclaration {
  readonly code: string;
  readonly name: Text;
  readonly authorities: readonly string[];
}

function actionsOf(target: string, ...actions: readonly string[]): string[] {
  return actions.map((action) => `${target}:${action}`);
}

const EDIT = ['query', 'insert', 'update', 'delete', 'detail'];

/** Roles of a new installation. `root` gets every right that a later version adds. */
export const ROLES: readonly RoleDeclaration[] = [
  { code: ROOT_ROLE, name: { zh: '超级管理员', en: 'Administrator' }, authorities: AUTHORITIES },
  {
    code: 'designer',
    name: { zh: '设计者', en: 'Designer' },
    authorities: [
      ...actionsOf('datasourceManage', ...EDIT),
      ...actionsOf('resultsetManage', ...EDIT, 'copy'),
      ...actionsOf('reportManage', ...EDIT, 'copy'),
      ...actionsOf('bigScreenManage', 'view', 'design', 'share', 'export', 'import', 'detail', 'copy'),
      ...actionsOf('excelManage', 'query', 'insert', 'update', 'view', 'detail', 'share', 'export'),
      ...actionsOf('reportShareManage', 'query', 'detail', 'update', 'shareDelay', 'delete'),
      ...actionsOf('reportScheduleManage', ...EDIT, 'run'),
      ...actionsOf('playlistManage', ...EDIT, 'notify'),
      ...actionsOf('fileManage', 'query', 'upload', 'detail'),
      ...actionsOf('geoMapManage', 'query', 'insert', 'update', 'delete'),
    ],
  },
  {
    code: 'viewer',
    name: { zh: '查看者', en: 'Viewer' },
    authorities: [
      ...actionsOf('datasourceManage', 'query', 'detail'),
      ...actionsOf('resultsetManage', 'query', 'detail'),
      ...actionsOf('reportManage', 'query', 'detail'),
      ...actionsOf('bigScreenManage', 'view', 'detail'),
      ...actionsOf('geoMapManage', 'query'),
      ...actionsOf('excelManage', 'query', 'view', 'detail'),
    ],
  },
];
