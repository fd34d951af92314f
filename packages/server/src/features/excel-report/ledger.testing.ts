import { createReport, type ExcelTemplate } from '@aj-report/contract';
import type { RouteContext } from '../../testing/route-suite.ts';

/** A list of amounts by region with their sum, of the set `orders`. */
export const LEDGER: ExcelTemplate = {
  schemaVersion: 1,
  sheets: [
    {
      name: '销售',
      cells: [
        { row: 0, column: 0, value: '地区', style: { bold: true } },
        { row: 0, column: 1, value: '金额' },
        { row: 1, column: 0, value: '#{orders.地区}', group: 'merge' },
        { row: 1, column: 1, value: '#{orders.金额}', style: { numberFormat: '#,##0.00' } },
        { row: 2, column: 0, value: '合计' },
        { row: 2, column: 1, formula: '=SUM(B2)', style: { numberFormat: '#,##0.00' } },
      ],
      freeze: { rows: 1, columns: 0 },
    },
  ],
};

/** An Excel report without a template. */
export async function addExcel(ctx: RouteContext, token: string, reportCode: string): Promise<void> {
  await ctx.call(createReport, { token, body: { reportName: '报表', reportCode, reportType: 'report_excel' } });
}
