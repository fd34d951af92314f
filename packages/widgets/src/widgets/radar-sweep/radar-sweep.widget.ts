import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { both } from '../../kit/both.ts';
import { radarSweepFields } from './radar-sweep.fields.ts';

/** A hand of light over a dial that shows where things are. */
export const radarSweep = defineWidget({
  type: 'radar-sweep',
  category: 'decoration',
  icon: 'radar',
  label: { zh: '雷达扫描', en: 'Radar sweep' },
  summary: { zh: '旋转扫描的雷达，目标可来自数据', en: 'A sweeping radar whose targets can come from data' },
  size: { width: 320, height: 320 },
  shape: 'roles',
  slots: {
    name: {
      label: { zh: '名称', en: 'Name' },
      kind: 'dimension',
      hint: { zh: '目标的名称', en: 'What a target is called' },
    },
    angle: {
      label: { zh: '方位角', en: 'Bearing' },
      kind: 'measure',
      hint: { zh: '正北为 0°，顺时针；缺省时均匀分布', en: '0° is north, clockwise; spread evenly without it' },
    },
    distance: {
      label: { zh: '距离', en: 'Distance' },
      kind: 'measure',
      hint: { zh: '到中心的距离', en: 'How far it is from the middle' },
    },
    value: {
      label: { zh: '数值', en: 'Value' },
      kind: 'measure',
      hint: { zh: '决定光点大小', en: 'Sets the size of the point' },
    },
    label: {
      label: { zh: '类别', en: 'Kind' },
      kind: 'dimension',
      hint: { zh: '决定光点颜色', en: 'Sets the colour of the point' },
    },
  },
  fields: radarSweepFields,
  events: {
    select: {
      label: { zh: '点击目标', en: 'A target was clicked' },
      payload: {
        name: { zh: '名称', en: 'Name' },
        value: { zh: '数值', en: 'Value' },
        seriesName: { zh: '类别', en: 'Kind' },
        row: { zh: '行号', en: 'Row' },
      },
    },
  },
  refreshMs: 10_000,
  sampleColumns: {
    vehicle: both('车辆', 'Vehicle'),
    bearing: both('方位', 'Bearing'),
    distance: both('距离', 'Distance'),
    load: both('载重', 'Load'),
    state: both('状态', 'State'),
  },
  sampleRows: [
    {
      vehicle: both('沪A·3208', 'SH A·3208'),
      bearing: 24,
      distance: 12.4,
      load: 18,
      state: both('运输中', 'On the way'),
    },
    {
      vehicle: both('苏E·7715', 'JS E·7715'),
      bearing: 78,
      distance: 26.1,
      load: 32,
      state: both('运输中', 'On the way'),
    },
    { vehicle: both('浙B·1049', 'ZJ B·1049'), bearing: 131, distance: 18.7, load: 9, state: both('装卸中', 'Loading') },
    {
      vehicle: both('皖A·6632', 'AH A·6632'),
      bearing: 196,
      distance: 33.5,
      load: 24,
      state: both('运输中', 'On the way'),
    },
    { vehicle: both('沪D·9471', 'SH D·9471'), bearing: 242, distance: 8.2, load: 14, state: both('告警', 'Alarm') },
    {
      vehicle: both('苏B·2856', 'JS B·2856'),
      bearing: 305,
      distance: 22.9,
      load: 27,
      state: both('装卸中', 'Loading'),
    },
  ],
  sampleMapping: [
    { role: 'name', field: 'vehicle' },
    { role: 'angle', field: 'bearing' },
    { role: 'distance', field: 'distance' },
    { role: 'value', field: 'load' },
    { role: 'label', field: 'state' },
  ],
  styleParts: stylePartsOf('shape', 'hand', 'numeral', 'scale', 'mark', 'name'),
  skeleton: 'disc',
  isDataOptional: true,
  upgrades: [],
});
