import { describe, expect, it } from 'vitest';
import { kindsFor, permissionFor } from './report-right.ts';

describe('The right for a report of a kind', () => {
  it('is what of a permission is not for the other kind', () => {
    const share = 'bigScreenManage:share | excelManage:share';
    expect(permissionFor(share, 'report_screen')?.trim()).toBe('bigScreenManage:share');
    expect(permissionFor(share, 'report_excel')?.trim()).toBe('excelManage:share');
    expect(permissionFor('reportManage:copy|bigScreenManage:copy', 'report_excel')).toBe('reportManage:copy');
    expect(permissionFor('reportShareManage:update', 'report_excel')).toBe('reportShareManage:update');
  });

  it('is none where a call is for the other kind alone', () => {
    expect(permissionFor('bigScreenManage:view', 'report_excel')).toBeUndefined();
    expect(permissionFor('excelManage:query|excelManage:view', 'report_screen')).toBeUndefined();
  });

  it('tells which kinds somebody may see', () => {
    const list = 'reportManage:query|bigScreenManage:view';
    expect(kindsFor(list, ['bigScreenManage:view'])).toEqual(['report_screen']);
    expect(kindsFor(list, ['reportManage:query'])).toEqual(['report_screen', 'report_excel']);
    expect(kindsFor('excelManage:view', ['bigScreenManage', 'excelManage'])).toEqual(['report_excel']);
  });
});
