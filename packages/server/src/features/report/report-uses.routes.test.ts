import { createReport, reportUses, saveScreen } from '@aj-report/contract';
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
});
