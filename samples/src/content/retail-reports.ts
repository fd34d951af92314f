import type { ExcelChart } from '@aj-report/contract';
import type { SampleDataSet, SampleExcelReport } from './sample.ts';
import { inGrandTotal, inTotal, LOOKS, rowOf } from './report-parts.ts';
import { retailSource } from './retail-sets.ts';

const { title, note, head, group, text, count, money, whole, part } = LOOKS;

export const retailReportSets: readonly SampleDataSet[] = [
  {
    setCode: 'retail_ledger',
    setName: '销售明细账',
    setDesc: '各大区、省份、渠道的订单数、数量、销售额与毛利',
    sourceCode: retailSource.sourceCode,
    params: [
      { paramName: 'since', paramDesc: '开始日期', paramType: 'date', requiredFlag: 0, sampleItem: '2025-01-01' },
      { paramName: 'until', paramDesc: '结束日期', paramType: 'date', requiredFlag: 0, sampleItem: '2026-12-31' },
    ],
    dynSentence: `select "大区", "省份", "渠道", count(*) as 订单数, sum("数量") as 数量,
  round(sum("金额"), 2) as 销售额, round(sum("毛利"), 2) as 毛利
from "订单"
where "日期" >= coalesce(\${since}, "日期") and "日期" <= coalesce(\${until}, "日期")
group by 1, 2, 3
order by 1, 2, 6 desc`,
  },
  {
    setCode: 'retail_seasons',
    setName: '渠道品类季度销售',
    setDesc: '各渠道里各品类每月的销售额，按季度',
    sourceCode: retailSource.sourceCode,
    dynSentence: `select "渠道", "品类", strftime("日期", '%Y') || '-Q' || quarter("日期") as 季度,
  strftime("日期", '%Y-%m') as 月份, round(sum("金额")) as 销售额
from "订单"
group by 1, 2, 3, 4
order by 1, 2, 4`,
  },
];

const LEDGER = 'retail_ledger';

/** A grouped ledger: regions with their provinces and channels, a sub-total each, the margin by formula. */
const ledger: SampleExcelReport = {
  report: {
    reportName: '青禾超市销售明细账',
    reportCode: 'retail_ledger_report',
    reportType: 'report_excel',
    reportGroup: 'group_1',
    reportAuthor: 'AJ Report',
    description: '示例 Excel 报表：按大区和省份分组，含小计与合计',
  },
  document: {
    reportCode: 'retail_ledger_report',
    setCodes: [LEDGER],
    setParam: { [LEDGER]: {} },
    template: {
      schemaVersion: 1,
      sheets: [
        {
          name: '明细账',
          cells: [
            ...rowOf(0, [{ value: '青禾超市销售明细账', style: title }]),
            ...rowOf(1, [{ value: `#{count(${LEDGER})} 行 · 单位：元`, style: note }]),
            ...rowOf(2, [
              ...['大区', '省份', '渠道'].map((value) => ({
                value,
                style: head,
                autoFilter: { sort: true, filter: true },
              })),
              ...['订单数', '数量', '销售额', '毛利'].map((value) => ({
                value,
                style: head,
                autoFilter: { sort: true },
              })),
              ...['毛利率', '占大区'].map((value) => ({ value, style: head })),
            ]),
            ...rowOf(3, [
              { value: `#{${LEDGER}.大区}`, group: 'merge', style: group },
              { value: `#{${LEDGER}.省份}`, group: 'merge', style: text },
              { value: `#{${LEDGER}.渠道}`, style: text },
              { value: `#{${LEDGER}.订单数}`, style: count },
              { value: `#{${LEDGER}.数量}`, style: count },
              { value: `#{${LEDGER}.销售额}`, style: money },
              { value: `#{${LEDGER}.毛利}`, style: money },
              { formula: 'IF(F4=0,0,G4/F4)', style: part },
              { value: `#{share(${LEDGER}.销售额, A4)}`, style: part },
            ]),
            ...rowOf(4, [
              undefined,
              { value: '小计', style: inTotal(text) },
              { style: inTotal(text) },
              { formula: 'SUM(D4)', style: inTotal(count) },
              { formula: 'SUM(E4)', style: inTotal(count) },
              { formula: 'SUM(F4)', style: inTotal(money) },
              { formula: 'SUM(G4)', style: inTotal(money) },
              { formula: 'IF(F5=0,0,G5/F5)', style: inTotal(part) },
              { value: `#{share(${LEDGER}.销售额, none)}`, style: inTotal(part) },
            ]),
            ...rowOf(5, [
              { value: '合计', style: inGrandTotal(group) },
              undefined,
              undefined,
              { formula: 'SUM(D4)', style: inGrandTotal(count) },
              { formula: 'SUM(E4)', style: inGrandTotal(count) },
              { formula: 'SUM(F4)', style: inGrandTotal(money) },
              { formula: 'SUM(G4)', style: inGrandTotal(money) },
              { formula: 'IF(F6=0,0,G6/F6)', style: inGrandTotal(part) },
              { style: inGrandTotal(part) },
            ]),
          ],
          merges: [
            { row: 0, column: 0, rowSpan: 1, columnSpan: 9 },
            { row: 1, column: 0, rowSpan: 1, columnSpan: 9 },
            { row: 3, column: 0, rowSpan: 2, columnSpan: 1 },
            { row: 5, column: 0, rowSpan: 1, columnSpan: 3 },
          ],
          columnWidths: [84, 96, 110, 118, 98, 116, 116, 110, 84].map((width, column) => ({ column, width })),
          rowHeights: [
            { row: 0, height: 44 },
            { row: 2, height: 30 },
            { row: 5, height: 30 },
          ],
          freeze: { rows: 3, columns: 0 },
          conditionalFormats: [{ row: 3, column: 7, operator: '<', value: 0.2, style: { color: '#b42318' } }],
          print: {
            fitToWidth: true,
            titleRows: { first: 0, last: 2 },
            footer: { left: '{sheet}', center: '{page} / {pages}', right: '{date}' },
          },
        },
      ],
    },
  },
};

const SEASONS = 'retail_seasons';
const sum = `#{sum(${SEASONS}.销售额)}`;

/** Of every month by channel, below the cross-tab. */
const CHANNELS_CHART: ExcelChart = {
  widget: 'bar-chart',
  setCode: SEASONS,
  mapping: [
    { role: 'xAxis', field: '月份' },
    { role: 'bar', field: '销售额' },
    { role: 'series', field: '渠道' },
  ],
  props: { stackStyle: 'upDown', isShow: false },
};

/** A cross-tab with two groups and sub-totals on both axes, and a chart of the same rows. */
const seasons: SampleExcelReport = {
  report: {
    reportName: '青禾超市季度交叉表',
    reportCode: 'retail_seasons_report',
    reportType: 'report_excel',
    reportGroup: 'group_1',
    reportAuthor: 'AJ Report',
    description: '示例 Excel 报表：渠道与品类、季度与月份的交叉表，两个方向都有小计，下附各渠道月度图表',
  },
  document: {
    reportCode: 'retail_seasons_report',
    setCodes: [SEASONS],
    template: {
      schemaVersion: 1,
      sheets: [
        {
          name: '交叉表',
          cells: [
            ...rowOf(0, [{ value: '青禾超市季度交叉表（元）', style: { ...title, align: 'left' } }]),
            ...rowOf(1, [
              { value: '渠道', style: head },
              { value: '品类', style: head },
              { value: `#{${SEASONS}.季度}`, expand: 'right', group: 'merge', order: 'asc', style: head },
              undefined,
              { value: '合计', style: head },
            ]),
            ...rowOf(2, [
              undefined,
              undefined,
              {
                value: `#{${SEASONS}.月份}`,
                expand: 'right',
                group: 'merge',
                topParent: 'C2',
                order: 'asc',
                style: head,
              },
              { value: '小计', style: head },
            ]),
            ...rowOf(3, [
              { value: `#{${SEASONS}.渠道}`, group: 'merge', style: group },
              { value: `#{${SEASONS}.品类}`, group: 'merge', style: text },
              { value: sum, style: whole },
              { value: sum, style: inTotal(whole) },
              { value: sum, style: inGrandTotal(whole) },
            ]),
            ...rowOf(4, [
              undefined,
              { value: '小计', style: inTotal(text) },
              { value: sum, style: inTotal(whole) },
              { value: sum, style: inTotal(whole) },
              { value: sum, style: inGrandTotal(whole) },
            ]),
            ...rowOf(5, [
              { value: '合计', style: inGrandTotal(group) },
              undefined,
              { value: sum, style: inGrandTotal(whole) },
              { value: sum, style: inGrandTotal(whole) },
              { value: sum, style: inGrandTotal(whole) },
            ]),
            ...rowOf(7, [{ chart: CHANNELS_CHART }]),
          ],
          merges: [
            { row: 7, column: 0, rowSpan: 1, columnSpan: 5 },
            { row: 0, column: 0, rowSpan: 1, columnSpan: 5 },
            { row: 1, column: 0, rowSpan: 2, columnSpan: 1 },
            { row: 1, column: 1, rowSpan: 2, columnSpan: 1 },
            { row: 1, column: 2, rowSpan: 1, columnSpan: 2 },
            { row: 1, column: 4, rowSpan: 2, columnSpan: 1 },
            { row: 3, column: 0, rowSpan: 2, columnSpan: 1 },
            { row: 5, column: 0, rowSpan: 1, columnSpan: 2 },
          ],
          columnWidths: [100, 110, 84, 90, 100].map((width, column) => ({ column, width })),
          rowHeights: [
            { row: 0, height: 44 },
            { row: 7, height: 320 },
          ],
          freeze: { rows: 3, columns: 2 },
          print: {
            paper: 'A4',
            orientation: 'landscape',
            fitToWidth: true,
            titleRows: { first: 1, last: 2 },
            footer: { center: '{page} / {pages}', right: '{date}' },
          },
        },
      ],
    },
  },
};

export const retailReports: readonly SampleExcelReport[] = [ledger, seasons];
