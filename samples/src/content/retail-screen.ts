import type { WidgetNode } from '@aj-report/contract';
import type { SampleScreen } from './sample.ts';
import { chartCard, decoration, figureCard, now, tableCard, words } from './screen-parts.ts';

const CARD = { top: 124, width: 352, height: 132 };
const cardAt = (column: number) => ({ ...CARD, left: 32 + column * 376 });

const REGIONS = ['华东', '华南', '华北', '华中', '西南'];
/** Everything on the screen follows the chosen region. */
const FOLLOWERS = ['sales-figure', 'orders-figure', 'basket-figure', 'margin-figure', 'growth-figure'].concat([
  'monthly',
  'category',
  'province',
  'daily',
  'stores',
]);

const regions: WidgetNode = {
  id: 'region',
  type: 'tabs',
  layerName: '大区',
  left: 32,
  top: 56,
  width: 580,
  height: 40,
  setup: { variant: 'pills', showAll: true, fontSize: 16 },
  data: {
    dataType: 'static',
    staticData: REGIONS.map((name) => ({ label: name, value: name })),
    mapping: [
      { role: 'label', field: 'label' },
      { role: 'value', field: 'value' },
    ],
  },
  linkage: FOLLOWERS.map((targetId) => ({
    originId: 'region',
    targetId,
    targetName: targetId,
    paramsConfig: [{ originKey: 'value', targetKey: 'region' }],
  })),
};

/** Five figures, two rows of charts and a rolling table on one year of a grocery chain. */
export const retailScreen: SampleScreen = {
  report: {
    reportName: '青禾超市经营总览',
    reportCode: 'retail_overview',
    reportType: 'report_screen',
    reportGroup: 'group_1',
    reportAuthor: 'AJ Report',
    description: '示例大屏：一份订单表格，按大区筛选，一屏经营',
  },
  document: {
    reportCode: 'retail_overview',
    dashboard: {
      title: '青禾超市经营总览',
      language: 'zh',
      theme: 'deep-blue',
      width: 1920,
      height: 1080,
      fit: 'contain',
    },
    widgets: [
      decoration('header', { left: 160, top: 12, width: 1600, height: 88 }, '标题装饰', 'header'),
      now('now', { left: 1400, top: 60, width: 488, height: 32 }),
      words('title', { left: 560, top: 20, width: 800, height: 56 }, '青禾超市 · 经营总览', {
        fontSize: 36,
        fontWeight: 'bold',
        textAlign: 'center',
        letterSpacing: 0.08,
        color: 'var(--aj-title)',
      }),
      regions,
      ...figureCard('sales', cardAt(0), {
        name: '销售额',
        setCode: 'retail_kpi',
        frame: 'chamfer',
        field: '销售额',
        setup: { joinText: ' 元', abbreviate: true, decimals: 2 },
      }),
      ...figureCard('orders', cardAt(1), {
        name: '订单数',
        setCode: 'retail_kpi',
        frame: 'chamfer',
        field: '订单数',
        setup: { joinText: ' 单' },
      }),
      ...figureCard('basket', cardAt(2), {
        name: '客单价',
        setCode: 'retail_kpi',
        frame: 'chamfer',
        field: '客单价',
        setup: { joinText: ' 元', decimals: 2 },
      }),
      ...figureCard('margin', cardAt(3), {
        name: '毛利率',
        setCode: 'retail_kpi',
        frame: 'chamfer',
        field: '毛利率',
        setup: { joinText: ' %', decimals: 1 },
      }),
      ...figureCard('growth', cardAt(4), {
        name: '较前 30 天',
        setCode: 'retail_kpi',
        frame: 'chamfer',
        field: '环比',
        setup: {
          joinText: ' %',
          decimals: 1,
          useCondition: true,
          conditionOperator: '<',
          conditionValue: '0',
          conditionTextColor: 'var(--aj-danger)',
        },
      }),
      ...chartCard(
        'monthly',
        { left: 32, top: 280, width: 752, height: 376 },
        {
          frame: 'corners',
          type: 'line-chart',
          title: '近 12 个月销售额与毛利（元）',
          setCode: 'retail_monthly',
          mapping: [
            ['xAxis', '月份'],
            ['line', '销售额'],
            ['line', '毛利'],
          ],
        },
      ),
      ...chartCard(
        'category',
        { left: 808, top: 280, width: 528, height: 376 },
        {
          frame: 'corners',
          type: 'treemap',
          title: '渠道与品类销售额（元）',
          setCode: 'retail_channel_category',
          mapping: [
            ['name', '渠道'],
            ['name', '品类'],
            ['value', '销售额'],
          ],
          setup: { marginTop: 48 },
        },
      ),
      ...chartCard(
        'province',
        { left: 1360, top: 280, width: 528, height: 376 },
        {
          frame: 'corners',
          type: 'bar-chart',
          title: '省份销售额排行（元）',
          setCode: 'retail_province',
          mapping: [
            ['xAxis', '省份'],
            ['bar', '销售额'],
          ],
          setup: {
            verticalShow: true,
            maxWidth: 12,
            fontPosition: 'right',
            isShowLegend: false,
            isShowY: false,
          },
        },
      ),
      ...chartCard(
        'daily',
        { left: 32, top: 680, width: 1000, height: 368 },
        {
          frame: 'corners',
          type: 'bar-chart',
          title: '最近 30 天各渠道销售额（元）',
          setCode: 'retail_daily_channel',
          mapping: [
            ['xAxis', '日期'],
            ['bar', '门店'],
            ['bar', '小程序'],
            ['bar', '外卖平台'],
          ],
          setup: { stackStyle: 'upDown', isShow: false, maxWidth: 16, radius: 2 },
        },
      ),
      ...tableCard(
        'stores',
        { left: 1056, top: 680, width: 832, height: 368 },
        {
          frame: 'corners',
          title: '门店销售榜 · 最近 30 天',
          setCode: 'retail_stores',
          mapping: [],
          setup: {
            vis: 6,
            stepRows: 3,
            interTime: 9500,
            delayTime: 500,
            dynamicAddTable: [
              { name: '排名', key: '排名', width: '10%' },
              { name: '门店', key: '门店', width: '26%' },
              { name: '城市', key: '城市', width: '14%' },
              { name: '销售额', key: '销售额', width: '20%' },
              { name: '订单', key: '订单', width: '14%' },
              { name: '毛利率 %', key: '毛利率', width: '16%' },
            ],
          },
        },
      ),
    ],
  },
};
