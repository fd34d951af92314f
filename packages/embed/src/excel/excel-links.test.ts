import { describe, expect, it } from 'vitest';
import { toReportAddress } from '../address.ts';
import { EXCEL_PATHS, toLinkHref, toScheduleHref } from './excel-links.ts';

const BASE = 'https://bi.example.com/x/data-report';

describe('the link of a cell', () => {
  it('leads to the page of the report with its parameters', () => {
    const link = { reportCode: 'a', params: { 'orders.city': '北京' } };
    expect(toLinkHref({ ...link, reportType: 'report_excel' }, BASE)).toBe(
      'https://bi.example.com/x/excelreport/viewer?reportCode=a&orders.city=%E5%8C%97%E4%BA%AC',
    );
    expect(toLinkHref({ ...link, reportType: 'report_screen' }, BASE)).toContain('/x/bigscreen/viewer?reportCode=a&');
  });

  it('leads nowhere when the report is gone', () => {
    expect(toLinkHref({ reportCode: 'a', params: {} }, BASE)).toBeNull();
  });

  it('leads to an address of this service or of another, never into the page', () => {
    expect(toLinkHref({ url: '/el/c1', params: {} }, BASE)).toBe('https://bi.example.com/x/el/c1');
    expect(toLinkHref({ url: 'https://x.example/?a=1', params: { b: '2' } }, BASE)).toBe('https://x.example/?a=1&b=2');
    for (const url of ['javascript:alert(1)', '//evil.example', 'data:text/html,x'])
      expect(toLinkHref({ url, params: {} }, BASE), url).toBeNull();
  });
});

describe('the address of an Excel report', () => {
  it('is a share or a viewer address', () => {
    const root = 'https://bi.example.com/x/';
    expect(toReportAddress('/el/c1', root, EXCEL_PATHS)).toMatchObject({ kind: 'share', shareCode: 'c1', base: BASE });
    expect(toReportAddress('/excelreport/viewer?reportCode=a&city=b', root, EXCEL_PATHS)).toMatchObject({
      kind: 'screen',
      reportCode: 'a',
      context: { city: 'b' },
    });
    expect(toReportAddress('/aj/c1', root, EXCEL_PATHS)).toBeNull();
  });
});

describe('where a report is scheduled', () => {
  const report = { reportCode: 'a b', publishedRevision: 3 };

  it('is a page that gets its code', () => {
    expect(toScheduleHref('/report/schedule', report, false)).toBe('/report/schedule?reportCode=a%20b');
  });

  it('is nowhere for a draft, for holders of a share, and on pages that name no such page', () => {
    expect(toScheduleHref('/x', { ...report, publishedRevision: 0 }, false)).toBe('');
    expect(toScheduleHref('/x', report, true)).toBe('');
    expect(toScheduleHref('', report, false)).toBe('');
  });
});
