import type { WidgetSamples } from '../../kit/widget-sample.ts';

const roles = (names: readonly (readonly [role: string, field: string])[]) =>
  names.map(([role, field]) => ({ role, field }));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { unit: ' km' } },
  { name: 'empty', label: { zh: '无目标', en: 'No targets' }, rows: [] },
  {
    name: 'one-row',
    label: { zh: '单个目标', en: 'One target' },
    rows: [{ 目标: '无人机 07', 方位: 48, 距离: 620 }],
    mapping: roles([
      ['name', '目标'],
      ['angle', '方位'],
      ['distance', '距离'],
    ]),
    setup: { range: 1000, unit: ' m', ringCount: 5 },
  },
  {
    name: 'names-only',
    label: { zh: '仅名称与数值', en: 'Names and values only' },
    rows: ['华东仓', '华南仓', '华北仓', '西南仓', '西北仓'].map((仓库, i) => ({ 仓库, 在途: 120 - i * 18 })),
    mapping: roles([
      ['name', '仓库'],
      ['value', '在途'],
    ]),
  },
  {
    name: 'negative',
    label: { zh: '负方位角', en: 'Negative bearings' },
    rows: [
      { 目标: '东北', 方位: -315, 距离: 4 },
      { 目标: '西', 方位: -90, 距离: 3 },
      { 目标: '距离无效', 方位: 10, 距离: -3 },
    ],
    mapping: roles([
      ['name', '目标'],
      ['angle', '方位'],
      ['distance', '距离'],
    ]),
  },
  {
    name: 'long-labels',
    label: { zh: '长名称', en: 'Long names' },
    rows: ['长三角一体化示范区综合物流枢纽中心', '粤港澳大湾区冷链集散基地', '成渝双城经济圈多式联运中心'].map(
      (名称, i) => ({
        名称,
        方位: 60 + i * 110,
        距离: 6 + i * 3,
      }),
    ),
    mapping: roles([
      ['name', '名称'],
      ['angle', '方位'],
      ['distance', '距离'],
    ]),
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({
      编号: `T${String(i + 1).padStart(4, '0')}`,
      方位: (i * 137.508) % 360,
      距离: 2 + ((i * 7919) % 970) / 10,
      类别: ['巡检', '运输', '告警'][i % 17 === 0 ? 2 : i % 2],
    })),
    mapping: roles([
      ['name', '编号'],
      ['angle', '方位'],
      ['distance', '距离'],
      ['label', '类别'],
    ]),
    setup: { unit: ' km' },
  },
  {
    name: 'coloured',
    label: { zh: '自定义颜色', en: 'Own colours' },
    setup: { mainColor: '#2ee6a6', colors: ['#ffd166', '#ff6b78', '#7cc7ff'], sweepAngle: 220, showsDegrees: false },
  },
];
