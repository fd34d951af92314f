import { field } from '@aj-report/contract';
import { GROUPS } from '../../fields/field-groups.ts';
import { layerToggle, mapLayerFields } from '../../fields/map-layers.fields.ts';

const { map: group, layers, values } = GROUPS;
/** The map and how a reader moves in it. */
export const mapFields = {
  map: field.map({
    label: { zh: '地图', en: 'Map' },
    hint: { zh: '留空显示示例地图', en: 'Empty: a sample' },
    group,
  }),
  isDrill: field.toggle({
    label: { zh: '点击下钻', en: 'Drill down' },
    hint: { zh: '区域有自己的地图时，点击打开', en: 'A click opens the map of a region that has one' },
    group,
    default: true,
    half: true,
  }),
  isRoam: field.toggle({ label: { zh: '缩放和平移', en: 'Zoom and move' }, group, half: true }),
  areaColor: field.color({ label: { zh: '区域颜色', en: 'Regions' }, group, empty: 'theme', half: true }),
  borderColor: field.color({ label: { zh: '边界颜色', en: 'Borders' }, group, empty: 'theme', half: true }),
  borderWidth: field.number({
    label: { zh: '边界宽度', en: 'Width of borders' },
    group,
    default: 1,
    min: 0,
    max: 20,
    unit: 'px',
    half: true,
  }),
  hoverColor: field.color({ label: { zh: '悬停颜色', en: 'Under the pointer' }, group, empty: 'theme', half: true }),
  isShowUnknown: field.toggle({ label: { zh: '提示未识别的地区', en: 'Tell unknown names' }, group, default: true }),
};

/** What is drawn on the map; several at once. */
export const layerFieldsOfMap = {
  ...mapLayerFields,
  isHeat: layerToggle({ zh: '热力', en: 'Heat' }, false),
  bubbleSize: field.number({
    scales: 'mark',
    label: { zh: '最大气泡', en: 'Largest bubble' },
    group: layers,
    default: 40,
    min: 4,
    max: 200,
    unit: 'px',
    half: true,
  }),
  isRipple: layerToggle({ zh: '气泡涟漪', en: 'Rippling bubbles' }, true),
  columnHeight: field.number({
    scales: 'stroke',
    label: { zh: '最高柱形', en: 'Tallest column' },
    group: layers,
    default: 90,
    min: 4,
    max: 600,
    unit: 'px',
    half: true,
  }),
  columnWidth: field.number({
    scales: 'stroke',
    label: { zh: '柱形宽度', en: 'Width of columns' },
    group: layers,
    default: 14,
    min: 2,
    max: 100,
    unit: 'px',
    half: true,
  }),
  heatRadius: field.number({
    label: { zh: '热力半径', en: 'Radius of heat' },
    group: layers,
    default: 36,
    min: 4,
    max: 200,
    unit: 'px',
    half: true,
  }),
};

export const mapLabelFields = {
  isShowName: field.toggle({ label: { zh: '名称显示', en: 'Names' }, group: values, default: true, half: true }),
  isShow: field.toggle({ label: { zh: '数值显示', en: 'Values' }, group: values, half: true }),
  fontSize: field.number({
    scales: 'font',
    label: { zh: '字号', en: 'Size' },
    group: values,
    default: 12,
    min: 6,
    max: 60,
    unit: 'px',
    half: true,
  }),
  fontColor: field.color({ label: { zh: '文字颜色', en: 'Colour' }, group: values, empty: 'theme', half: true }),
  fontFamily: field.font({ label: { zh: '字体', en: 'Font' }, group: values, empty: 'theme' }),
};
