import type { ValuesOf } from '@aj-report/contract';
import { namedConditionFields } from '../../fields/condition.fields.ts';
import { layerFields } from '../../fields/layer.fields.ts';
import { mapLayerFields, routeFields } from '../../fields/map-layers.fields.ts';
import { numberFormatFields } from '../../fields/number-format.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { valueRangeFields } from '../../fields/value-range.fields.ts';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { gridFields, tileLabelFields, tileTitleFields } from './tile-map.fields.ts';

/** Version 1 drew one layer at a time. */
function layerToToggles({ layer, ...rest }: Record<string, unknown>): Record<string, unknown> {
  if (layer !== 'bubble' && layer !== 'column') return rest;
  return { ...rest, isFill: false, [layer === 'bubble' ? 'isBubble' : 'isColumn']: true };
}

export const tileMap = defineWidget({
  type: 'tile-map',
  category: 'chart',
  icon: 'grid-3x3-gap',
  label: { zh: '格子地图', en: 'Tile map' },
  summary: {
    zh: '每个省份或国家占一格的示意地图，无需边界数据；着色、气泡、柱形、飞线可叠加',
    en: 'One cell per province of China or country of the world; needs no boundaries; fills, bubbles, columns, flight lines',
  },
  size: { width: 520, height: 460 },
  shape: 'regions',
  slots: {
    name: {
      label: { zh: '地区', en: 'Region' },
      kind: 'dimension',
      hint: { zh: '省份或国家的名称、简称、代码', en: 'Name or code of a province or country' },
    },
    value: {
      label: { zh: '数值', en: 'Value' },
      kind: 'measure',
      hint: { zh: '同一地区的多行相加', en: 'Rows of the same region are added up' },
      required: true,
    },
    source: {
      label: { zh: '起点', en: 'Source' },
      kind: 'dimension',
      hint: { zh: '飞线起点的地区', en: 'Region where a line begins' },
    },
    target: {
      label: { zh: '终点', en: 'Target' },
      kind: 'dimension',
      hint: { zh: '飞线终点的地区，其数值为到达之和', en: 'Region where a line ends; its value is what arrives' },
    },
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
  refreshMs: 60_000,
  sampleRows: [
    ['广东', 1386],
    ['江苏', 1284],
    ['山东', 918],
    ['浙江', 876],
    ['河南', 612],
    ['四川', 594],
    ['湖北', 562],
    ['福建', 541],
    ['湖南', 498],
    ['安徽', 487],
    ['上海', 476],
    ['河北', 441],
    ['北京', 437],
    ['陕西', 338],
    ['江西', 322],
    ['重庆', 301],
    ['辽宁', 297],
    ['云南', 289],
    ['广西', 266],
    ['山西', 248],
    ['内蒙古', 231],
    ['贵州', 208],
    ['新疆', 187],
    ['天津', 168],
    ['黑龙江', 159],
    ['吉林', 134],
    ['甘肃', 117],
    ['海南', 74],
    ['宁夏', 52],
    ['青海', 38],
    ['西藏', 24],
    ['香港', 203],
    ['澳门', 46],
    ['台湾', 358],
  ].map(([name, value]) => ({ 地区: name, 销售额: value })),
  sampleMapping: [
    { role: 'name', field: '地区' },
    { role: 'value', field: '销售额' },
  ],
  styleParts: stylePartsOf('title', 'cell', 'mark', 'name', 'value', 'line', 'light', 'legend'),
  skeleton: 'plane',
  upgrades: [layerToToggles],
});

export type TileMapProps = Readonly<ValuesOf<typeof tileMap.fields>>;
