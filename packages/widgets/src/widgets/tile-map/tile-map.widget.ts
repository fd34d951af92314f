import { namedConditionFields } from '../../kit/data/condition.fields.ts';
import { layerFields } from '../../kit/chart/chart.fields.ts';
import { mapLayerFields, routeFields } from '../../fields/map-layers.fields.ts';
import { numberFormatFields } from '../../fields/number-format.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { valueRangeFields } from '../../fields/value-range.fields.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both } from '../../kit/text/both.ts';
import { gridFields, tileLabelFields, tileTitleFields } from './tile-map.fields.ts';
import { upgrades } from './tile-map.upgrades.ts';

export const tileMap = defineWidget({
  type: 'tile-map',
  category: 'chart',
  icon: 'grid-3x3-gap',
  palette: { task: 'map', place: 2, words: '省份 区域 方块地图 region province grid' },
  label: { zh: '格子地图', en: 'Tile map' },
  summary: {
    zh: '每个省份或国家占一格的示意地图，无需边界数据；着色、气泡、柱形、飞线可叠加',
    en: 'One cell per province of China or country of the world; needs no boundaries; fills, bubbles, columns, flight lines',
  },
  size: { width: 520, height: 460 },
  shape: 'regions',
  slots: {
    name: slot.dimension('地区', 'Region', ['省份或国家的名称、简称、代码', 'Name or code of a province or country']),
    value: slot.measure('数值', 'Value', ['同一地区的多行相加', 'Rows of the same region are added up'], {
      required: true,
    }),
    source: slot.dimension('起点', 'Source', ['飞线起点的地区', 'Region where a line begins']),
    target: slot.dimension('终点', 'Target', [
      '飞线终点的地区，其数值为到达之和',
      'Region where a line ends; its value is what arrives',
    ]),
  },
  fields: {
    ...tileTitleFields,
    ...gridFields,
    ...mapLayerFields,
    ...routeFields,
    ...tileLabelFields,
    ...valueRangeFields,
    ...numberFormatFields,
    ...layerFields,
    ...namedConditionFields,
  },
  events: { select: selectEvent },
  sampleColumns: { region: both('地区', 'Region'), sales: both('销售额', 'Sales') },
  sampleRows: [
    [both('广东', 'Guangdong'), 1386],
    [both('江苏', 'Jiangsu'), 1284],
    [both('山东', 'Shandong'), 918],
    [both('浙江', 'Zhejiang'), 876],
    [both('河南', 'Henan'), 612],
    [both('四川', 'Sichuan'), 594],
    [both('湖北', 'Hubei'), 562],
    [both('福建', 'Fujian'), 541],
    [both('湖南', 'Hunan'), 498],
    [both('安徽', 'Anhui'), 487],
    [both('上海', 'Shanghai'), 476],
    [both('河北', 'Hebei'), 441],
    [both('北京', 'Beijing'), 437],
    [both('陕西', 'Shaanxi'), 338],
    [both('江西', 'Jiangxi'), 322],
    [both('重庆', 'Chongqing'), 301],
    [both('辽宁', 'Liaoning'), 297],
    [both('云南', 'Yunnan'), 289],
    [both('广西', 'Guangxi'), 266],
    [both('山西', 'Shanxi'), 248],
    [both('内蒙古', 'Inner Mongolia'), 231],
    [both('贵州', 'Guizhou'), 208],
    [both('新疆', 'Xinjiang'), 187],
    [both('天津', 'Tianjin'), 168],
    [both('黑龙江', 'Heilongjiang'), 159],
    [both('吉林', 'Jilin'), 134],
    [both('甘肃', 'Gansu'), 117],
    [both('海南', 'Hainan'), 74],
    [both('宁夏', 'Ningxia'), 52],
    [both('青海', 'Qinghai'), 38],
    [both('西藏', 'Tibet'), 24],
    [both('香港', 'Hong Kong'), 203],
    [both('澳门', 'Macao'), 46],
    [both('台湾', 'Taiwan'), 358],
  ].map(([name, value]) => ({ region: name, sales: value })),
  sampleMapping: [
    { role: 'name', field: 'region' },
    { role: 'value', field: 'sales' },
  ],
  styleParts: ['title', 'cell', 'mark', 'name', 'value', 'line', 'light', 'legend'],
  skeleton: 'plane',
  upgrades,
});

export type TileMapProps = Readonly<PropsOf<typeof tileMap>>;
