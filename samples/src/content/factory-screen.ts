import type { SampleScreen } from './sample.ts';
import { chartCard, dataWidget, decoration, figureCard, now, panel, tableCard, words } from './screen-parts.ts';

const FIGURE = { left: 32, width: 368, height: 172 };
const figureAt = (row: number) => ({ ...FIGURE, top: 120 + row * 188 });

const kpi = (name: string, setup: Readonly<Record<string, unknown>>) => ({
  name,
  setCode: 'factory_kpi',
  frame: 'glass' as const,
  field: name,
  setup: { fontSize: 56, ...setup },
});

/** A column of figures beside hourly power, output by line and the latest stops of a factory. */
export const factoryScreen: SampleScreen = {
  report: {
    reportName: '云岭工厂能耗看板',
    reportCode: 'factory_energy',
    reportType: 'report_screen',
    reportGroup: 'group_2',
    reportAuthor: 'AJ Report',
    description: '示例大屏：最近一天的用电、产量与停机',
  },
  document: {
    reportCode: 'factory_energy',
    dashboard: {
      title: '云岭工厂能耗看板',
      language: 'zh',
      theme: 'emerald',
      width: 1920,
      height: 1080,
      fit: 'contain',
    },
    widgets: [
      words('title', { left: 32, top: 28, width: 900, height: 60 }, '云岭工厂 · 能耗看板', {
        fontSize: 38,
        fontWeight: 'bold',
        letterSpacing: 0.06,
        color: 'var(--aj-title)',
      }),
      decoration('divider', { left: 32, top: 92, width: 1856, height: 20 }, '分隔线', 'divider'),
      now('now', { left: 1400, top: 28, width: 488, height: 30 }),
      words('subtitle', { left: 1188, top: 60, width: 700, height: 28 }, '最近 24 小时 · 8 条产线逐小时采集', {
        fontSize: 18,
        textAlign: 'right',
        color: 'var(--aj-text-muted)',
      }),
      ...figureCard('power', figureAt(0), kpi('用电量', { joinText: ' kWh', decimals: 0 })),
      ...figureCard('output', figureAt(1), kpi('产量', { joinText: ' 件' })),
      panel('quality-panel', figureAt(2), '合格率边框', 'glass'),
      dataWidget(
        'quality',
        { ...figureAt(2), left: 44, width: 344 },
        {
          type: 'gauge-chart',
          layerName: '合格率',
          setCode: 'factory_kpi',
          mapping: [['text', '合格率']],
          setup: { min: 90, max: 100, splitNumber: 2, gaugeName: '合格率', marginTop: 10, marginBottom: 8 },
        },
      ),
      ...figureCard('stops', figureAt(3), {
        ...kpi('停机分钟', {
          joinText: ' 分钟',
          useCondition: true,
          conditionOperator: '>',
          conditionValue: '180',
          conditionTextColor: 'var(--aj-danger)',
        }),
      }),
      ...figureCard('intensity', figureAt(4), kpi('千件电耗', { joinText: ' kWh', decimals: 1 })),
      ...chartCard(
        'hourly',
        { left: 424, top: 120, width: 1000, height: 454 },
        {
          frame: 'glass',
          type: 'line-chart',
          title: '各车间分时用电（kWh）',
          setCode: 'factory_hourly',
          mapping: [
            ['xAxis', '时刻'],
            ['line', '一车间'],
            ['line', '二车间'],
            ['line', '三车间'],
            ['line', '四车间'],
          ],
          setup: { areaThickness: 16, markPoint: false },
        },
      ),
      ...chartCard(
        'shares',
        { left: 1448, top: 120, width: 440, height: 454 },
        {
          frame: 'glass',
          type: 'sunburst',
          title: '用电构成 · 最近 7 天',
          setCode: 'factory_shares',
          mapping: [
            ['name', '车间'],
            ['name', '产线'],
            ['value', '用电量'],
          ],
          setup: {},
        },
      ),
      ...chartCard(
        'lines',
        { left: 424, top: 598, width: 720, height: 446 },
        {
          frame: 'glass',
          type: 'bar-chart',
          title: '产线产量 · 最近 7 天（件）',
          setCode: 'factory_lines',
          mapping: [
            ['xAxis', '产线'],
            ['bar', '产量'],
          ],
          setup: { colorStyle: 'unsame', isShowLegend: false, maxWidth: 36 },
        },
      ),
      ...tableCard(
        'alarms',
        { left: 1168, top: 598, width: 720, height: 446 },
        {
          frame: 'glass',
          title: '最近停机告警',
          setCode: 'factory_alarms',
          mapping: [],
          setup: {
            vis: 8,
            stepRows: 4,
            interTime: 9500,
            delayTime: 500,
            fontSizeHeader: 15,
            fontSizeBody: 15,
            dynamicAddTable: [
              { name: '时间', key: '时间', width: '32%' },
              { name: '产线', key: '产线', width: '24%' },
              { name: '告警', key: '告警', width: '24%' },
              { name: '停机分钟', key: '停机分钟', width: '20%' },
            ],
          },
        },
      ),
    ],
  },
};
