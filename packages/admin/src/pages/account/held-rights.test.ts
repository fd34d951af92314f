import { describe, expect, it } from 'vitest';
import { heldGroups, rightsInWords } from './held-rights.ts';

describe('rights of an API token', () => {
  it('are offered as far as somebody holds them, bare codes with all of their actions', () => {
    const groups = heldGroups(['auditManage', 'roleManage:query', 'unknownManage:query']);
    expect(groups.map(({ target, rights }) => [target, rights.map(({ action }) => action)])).toEqual([
      ['roleManage', ['query']],
      ['auditManage', ['query']],
    ]);
  });

  it('are read as words', () => {
    expect(rightsInWords(['mailManage:query', 'mailManage:send', 'roleManage:query'])).toBe(
      '角色管理：查询；发件箱：查询、发送',
    );
  });
});
