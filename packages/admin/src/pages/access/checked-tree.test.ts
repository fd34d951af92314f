import { describe, expect, it } from 'vitest';
import { findNodes, leavesOf, stateOf, withLeaves } from './checked-tree.ts';

const USERS = {
  id: 'userManage',
  label: '用户管理',
  children: [
    { id: 'userManage_query', label: '查询' },
    { id: 'userManage_delete', label: '删除' },
  ],
};
const FILES = { id: 'fileManage', label: '文件', children: [{ id: 'fileManage_query', label: '查询' }] };
const ROLE = { id: 'clerk', label: '文员' };

describe('A tree of choices', () => {
  it('has a parent checked when all its children are, and half when some are', () => {
    const leaves = leavesOf(USERS);
    expect(stateOf(leaves, new Set())).toBe('none');
    expect(stateOf(leaves, new Set(['userManage_query']))).toBe('some');
    expect(stateOf(leaves, new Set(['userManage_query', 'userManage_delete', 'x']))).toBe('all');
    expect(leavesOf(ROLE)).toEqual(['clerk']);
  });

  it('checks and unchecks the children of a parent together and leaves the others', () => {
    const both = withLeaves(new Set(['fileManage_query']), leavesOf(USERS), true);
    expect([...both]).toEqual(['fileManage_query', 'userManage_query', 'userManage_delete']);
    expect([...withLeaves(both, leavesOf(USERS), false)]).toEqual(['fileManage_query']);
  });

  it('is found by words of parents, which stay whole, and of children', () => {
    expect(findNodes([USERS, FILES], ' ')).toEqual([USERS, FILES]);
    expect(findNodes([USERS, FILES], '用户')).toEqual([USERS]);
    expect(findNodes([USERS, FILES, ROLE], 'CLERK')).toEqual([ROLE]);
    expect(findNodes([USERS, FILES], '删除')).toEqual([{ ...USERS, children: [USERS.children[1]] }]);
  });
});
