import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
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
  sampleRows: [
    { 车辆: '沪A·3208', 方位: 24, 距离: 12.4, 载重: 18, 状态: '运输中' },
    { 车辆: '苏E·7715', 方位: 78, 距离: 26.1, 载重: 32, 状态: '运输中' },
    { 车辆: '浙B·1049', 方位: 131, 距离: 18.7, 载重: 9, 状态: '装卸中' },
    { 车辆: '皖A·6632', 方位: 196, 距离: 33.5, 载重: 24, 状态: '运输中' },
    { 车辆: '沪D·9471', 方位: 242, 距离: 8.2, 载重: 14, 状态: '告警' },
    { 车辆: '苏B·2856', 方位: 305, 距离: 22.9, 载重: 27, 状态: '装卸中' },
  ],
  sampleMapping: [
    { role: 'name', field: '车辆' },
    { role: 'angle', field: '方位' },
    { role: 'distance', field: '距离' },
    { role: 'value', field: '载重' },
    { role: 'label', field: '状态' },
  ],
  styleParts: stylePartsOf('shape', 'hand', 'numeral', 'scale', 'mark', 'name'),
  skeleton: 'disc',
  upgrades: [],
});
