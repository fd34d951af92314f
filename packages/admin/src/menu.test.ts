import { describe, expect, it } from 'vitest';
import { breadcrumbOf, isExternal, menuOf } from './menu.ts';

function pathsFor(...authorities: string[]): string[] {
  return menuOf(authorities).flatMap((group) => group.entries.map((entry) => entry.path));
}

describe('the menu', () => {
  it('shows only the pages that the rights open', () => {
    expect(pathsFor('datasourceManage:query')).toEqual(['/index', '/report/excel-import']);
    expect(pathsFor('bigScreenManage:view')).toEqual(['/index', '/report/report']);
  });

  it('shows no group without a page', () => {
    expect(menuOf([]).map((group) => group.id)).toEqual(['main']);
  });

  it('never shows hidden pages', () => {
    expect(pathsFor('bigScreenManage:design', 'reportManage:query')).not.toContain('/bigscreen/designer');
  });
});

describe('the pages of access', () => {
  it('are called as the specification has it (§2)', () => {
    const access = menuOf(['userManage', 'roleManage', 'authorityManage']).find(({ id }) => id === 'access');
    expect(
      Object.fromEntries((access?.entries ?? []).map(({ path, label }) => [path, label.en.toLowerCase()])),
    ).toEqual({
      '/access/authority': 'permission management',
      '/access/role': 'role management',
      '/access/user': 'user management',
    });
  });
});

describe('an entry', () => {
  it('leads out of the product by its address alone', () => {
    const outside = ['https://example.com', 'http://example.com', 'mailto:a@example.com', 'tel:+861000', 'HTTPS://x'];
    expect(outside.map(isExternal)).toEqual(outside.map(() => true));
    expect(['/index', '/http', 'https'].map(isExternal)).toEqual([false, false, false]);
  });
});

describe('the breadcrumb', () => {
  it('leads from the group to the page', () => {
    expect(breadcrumbOf('/report/resultset').map((label) => label.zh)).toEqual(['报表管理', '数据集']);
    expect(breadcrumbOf('/nowhere')).toEqual([]);
  });
});
