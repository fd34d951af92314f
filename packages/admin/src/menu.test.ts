import { describe, expect, it } from 'vitest';
import { breadcrumbOf, menuOf } from './menu.ts';

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

describe('the breadcrumb', () => {
  it('leads from the group to the page', () => {
    expect(breadcrumbOf('/report/resultset').map((label) => label.zh)).toEqual(['报表管理', '数据集']);
    expect(breadcrumbOf('/nowhere')).toEqual([]);
  });
});
