import { createReport, reportUses, saveScreen, updateExcelReport, type ExcelTemplate } from '@aj-report/contract';
import { expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';

describeRoutes('What a report is used by and uses', (ctx) => {
  it('is screens that link to it, by address and not by likeness, and its data sets', async () => {
    const token = await ctx.login();
    const add = async (reportCode: string, widgets: object[]) => {
      const { data } = await ctx.call(createReport, { token, body: { reportName: `N ${reportCode}`, reportCode } });
      await ctx.call(saveScreen, { token, body: { reportCode, widgets } });
      return data.id;
    };
    const link = (address: string) => ({ id: 'l', type: 'link', setup: { href: address } });
    const data = { dataType: 'dynamic', setCode: 'gone' };
    const id = await add('hall', [{ id: 'a', type: 'bar-chart', data }, link('/bigscreen/viewer?reportCode=hall')]);
    await add('door', [link('/bigscreen/viewer?reportCode=hall&lang=en')]);
    await add('window', [link('/bigscreen/viewer?reportCode=hall_2')]);
    expect((await ctx.call(reportUses, { token, params: { id } })).data).toEqual({
      usedBy: [{ code: 'door', name: 'N door' }],
      usesSets: [{ code: 'gone', name: 'gone' }],
      usesMaps: [],
    });
    expect((await ctx.call(reportUses, { token, params: { id: 'none' } })).code).toBe('record/not-found');
  });

  it('are of an Excel report the data sets that its newest template reads, and screens that link to it', async () => {
    const token = await ctx.login();
    const body = { reportName: '月报', reportCode: 'month', reportType: 'report_excel' };
    const { data: made } = await ctx.call(createReport, { token, body });
    const usesOf = async () => (await ctx.call(reportUses, { token, params: { id: made.id } })).data;
    expect(await usesOf()).toEqual({ usedBy: [], usesSets: [], usesMaps: [] });
    const cells = ['#{sales.a}', '#{staff.name}'].map((value, column) => ({ row: 0, column, value }));
    const template: ExcelTemplate = { schemaVersion: 1, sheets: [{ name: 'a', cells }] };
    // The designer's panel may list more sets than the template reads.
    const document = { reportCode: 'month', template, setCodes: ['sales', 'unread'] };
    expect((await ctx.call(updateExcelReport, { token, body: { ...document, publish: 0 } })).code).toBe('200');
    await ctx.call(createReport, { token, body: { reportName: '墙', reportCode: 'wall' } });
    const link = { id: 'l', type: 'link', setup: { href: '/excelreport/viewer?reportCode=month' } };
    await ctx.call(saveScreen, { token, body: { reportCode: 'wall', widgets: [link] } });
    expect(await usesOf()).toEqual({
      usedBy: [{ code: 'wall', name: '墙' }],
      usesSets: ['sales', 'staff'].map((code) => ({ code, name: code })),
      usesMaps: [],
    });
  });
});
