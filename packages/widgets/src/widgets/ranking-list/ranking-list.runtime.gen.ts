// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { rankingList as declaration } from './ranking-list.widget.ts';

export const rankingList = runtimeOf<typeof declaration>({
  type: 'ranking-list',
  category: 'chart',
  label: { zh: '排行榜', en: 'Ranking list' },
  size: { width: 400, height: 320 },
  shape: 'nameValue',
  skeleton: 'bars',
  slots: { name: {}, value: {} },
  fields: {
    defaults: {
      order: 'descending',
      badge: 'medal',
      layout: 'stacked',
      rowHeight: null,
      fontSize: null,
      color: '',
      valueColor: '',
      barColor: '',
      trackColor: '',
      isGradient: true,
      isRounded: true,
      prefixText: '',
      unit: '',
      decimals: null,
      abbreviate: false,
      isRoll: true,
      speed: 24,
      limit: 100,
      conditions: [],
    },
    choices: {
      order: ['descending', 'ascending', 'none'],
      badge: ['medal', 'accent', 'number', 'none'],
      layout: ['stacked', 'inline'],
    },
  },
  sampleColumns: { city: { zh: '城市', en: 'City' }, output: { zh: '产值', en: 'Output' } },
  sampleRows: [
    { city: { zh: '苏州', en: 'Suzhou' }, output: 8420 },
    { city: { zh: '深圳', en: 'Shenzhen' }, output: 9860 },
    { city: { zh: '宁波', en: 'Ningbo' }, output: 6175 },
    { city: { zh: '佛山', en: 'Foshan' }, output: 5930 },
    { city: { zh: '上海', en: 'Shanghai' }, output: 9128 },
    { city: { zh: '东莞', en: 'Dongguan' }, output: 5204 },
    { city: { zh: '重庆', en: 'Chongqing' }, output: 7356 },
  ],
  sampleMapping: [{ role: 'name', field: 'city' }, { role: 'value', field: 'output' }],
  upgrades: [],
});
