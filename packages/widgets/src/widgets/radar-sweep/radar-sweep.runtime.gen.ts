// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { radarSweep as declaration } from './radar-sweep.widget.ts';

export const radarSweep = runtimeOf<typeof declaration>({
  type: 'radar-sweep',
  category: 'decoration',
  label: { zh: '雷达扫描', en: 'Radar sweep' },
  size: { width: 320, height: 320 },
  shape: 'roles',
  skeleton: 'disc',
  slots: { name: {}, angle: {}, distance: {}, value: {}, label: {} },
  fields: {
    defaults: {
      range: null,
      unit: '',
      ringCount: 4,
      showsDegrees: true,
      mainColor: '',
      background: '',
      isAnimated: true,
      turnSeconds: 5,
      sweepAngle: 100,
      showsLabels: true,
      fontSize: null,
      colors: [],
    },
  },
  sampleColumns: {
    vehicle: { zh: '车辆', en: 'Vehicle' },
    bearing: { zh: '方位', en: 'Bearing' },
    distance: { zh: '距离', en: 'Distance' },
    load: { zh: '载重', en: 'Load' },
    state: { zh: '状态', en: 'State' },
  },
  sampleRows: [
    {
      vehicle: { zh: '沪A·3208', en: 'SH A·3208' },
      bearing: 24,
      distance: 12.4,
      load: 18,
      state: { zh: '运输中', en: 'On the way' },
    },
    {
      vehicle: { zh: '苏E·7715', en: 'JS E·7715' },
      bearing: 78,
      distance: 26.1,
      load: 32,
      state: { zh: '运输中', en: 'On the way' },
    },
    {
      vehicle: { zh: '浙B·1049', en: 'ZJ B·1049' },
      bearing: 131,
      distance: 18.7,
      load: 9,
      state: { zh: '装卸中', en: 'Loading' },
    },
    {
      vehicle: { zh: '皖A·6632', en: 'AH A·6632' },
      bearing: 196,
      distance: 33.5,
      load: 24,
      state: { zh: '运输中', en: 'On the way' },
    },
    {
      vehicle: { zh: '沪D·9471', en: 'SH D·9471' },
      bearing: 242,
      distance: 8.2,
      load: 14,
      state: { zh: '告警', en: 'Alarm' },
    },
    {
      vehicle: { zh: '苏B·2856', en: 'JS B·2856' },
      bearing: 305,
      distance: 22.9,
      load: 27,
      state: { zh: '装卸中', en: 'Loading' },
    },
  ],
  sampleMapping: [
    { role: 'name', field: 'vehicle' },
    { role: 'angle', field: 'bearing' },
    { role: 'distance', field: 'distance' },
    { role: 'value', field: 'load' },
    { role: 'label', field: 'state' },
  ],
  upgrades: [],
});
