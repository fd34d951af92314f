import { inGroup } from '@aj-report/contract';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { prop } from '../../kit/widget/prop.ts';
import { layerToggle, mapLayerFields } from '../../fields/map-layers.fields.ts';

const { map: group, layers, values } = GROUPS;
/** The map and how a reader moves in it. */
export const mapFields = inGroup(group, {
  map: prop.map('地图', 'Map', { hint: { zh: '留空显示示例地图', en: 'Empty: a sample' } }),
  isDrill: prop.toggle('点击下钻', 'Drill down', {
    hint: { zh: '区域有自己的地图时，点击打开', en: 'A click opens the map of a region that has one' },
    default: true,
    half: true,
  }),
  isRoam: prop.toggle('缩放和平移', 'Zoom and move', { half: true }),
  areaColor: prop.color('区域颜色', 'Regions', { empty: 'theme' }),
  borderColor: prop.color('边界颜色', 'Borders', { empty: 'theme' }),
  borderWidth: prop.number('边界宽度', 'Width of borders', { default: 1, min: 0, max: 20, unit: 'px' }),
  hoverColor: prop.color('悬停颜色', 'Under the pointer', { empty: 'theme' }),
  isShowUnknown: prop.toggle('提示未识别的地区', 'Tell unknown names', { default: true }),
});

/** What is drawn on the map; several at once. */
export const layerFieldsOfMap = inGroup(layers, {
  ...mapLayerFields,
  isHeat: layerToggle({ zh: '热力', en: 'Heat' }, false),
  bubbleSize: prop.number('最大气泡', 'Largest bubble', { scales: 'mark', default: 40, min: 4, max: 200, unit: 'px' }),
  isRipple: layerToggle({ zh: '气泡涟漪', en: 'Rippling bubbles' }, true),
  columnHeight: prop.number('最高柱形', 'Tallest column', {
    scales: 'stroke',
    default: 90,
    min: 4,
    max: 600,
    unit: 'px',
  }),
  columnWidth: prop.number('柱形宽度', 'Width of columns', {
    scales: 'stroke',
    default: 14,
    min: 2,
    max: 100,
    unit: 'px',
  }),
  heatRadius: prop.number('热力半径', 'Radius of heat', { default: 36, min: 4, max: 200, unit: 'px' }),
});

export const mapLabelFields = inGroup(values, {
  isShowName: prop.toggle('名称显示', 'Names', { default: true, half: true }),
  isShow: prop.toggle('数值显示', 'Values', { half: true }),
  fontSize: prop.number('字号', 'Size', { scales: 'font', default: 12, min: 6, max: 60, unit: 'px' }),
  fontColor: prop.color('文字颜色', 'Colour', { empty: 'theme' }),
  fontFamily: prop.font('字体', 'Font', { empty: 'theme' }),
});
