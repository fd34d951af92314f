import { field } from '@aj-report/contract';
import { GROUPS } from '../../fields/field-groups.ts';

const { map: group, values } = GROUPS;
const layers = { id: 'layers', label: { zh: '图层内容', en: 'Layers' } };
const routes = { id: 'routes', label: { zh: '飞线', en: 'Flight lines' } };

const toggle = (zh: string, en: string, on: boolean) =>
  field.toggle({ label: { zh, en }, group: layers, default: on, half: true });

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
  isFill: toggle('区域着色', 'Filled regions', true),
  isBubble: toggle('气泡', 'Bubbles', false),
  isColumn: toggle('柱形', 'Columns', false),
  isHeat: toggle('热力', 'Heat', false),
  markColor: field.color({
    label: { zh: '气泡和柱形颜色', en: 'Bubbles and columns' },
    group: layers,
    empty: 'theme',
    half: true,
  }),
  bubbleSize: field.number({
    label: { zh: '最大气泡', en: 'Largest bubble' },
    group: layers,
    default: 40,
    min: 4,
    max: 200,
    unit: 'px',
    half: true,
  }),
  isRipple: toggle('气泡涟漪', 'Rippling bubbles', true),
  columnHeight: field.number({
    label: { zh: '最高柱形', en: 'Tallest column' },
    group: layers,
    default: 90,
    min: 4,
    max: 600,
    unit: 'px',
    half: true,
  }),
  columnWidth: field.number({
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

/** Lines from source to target; drawn when columns take these roles. */
export const routeFields = {
  routeColor: field.color({ label: { zh: '线条颜色', en: 'Lines' }, group: routes, empty: 'theme', half: true }),
  routeWidth: field.number({
    label: { zh: '最大线宽', en: 'Greatest width' },
    group: routes,
    default: 3,
    min: 0.5,
    max: 20,
    unit: 'px',
    half: true,
  }),
  curveness: field.slider({ label: { zh: '弯曲', en: 'Bend' }, group: routes, default: 25, max: 80, unit: '%' }),
  isFlying: field.toggle({ label: { zh: '飞行效果', en: 'Moving lights' }, group: routes, default: true, half: true }),
  flightSeconds: field.number({
    label: { zh: '飞行时长', en: 'Time of a flight' },
    group: routes,
    default: 4,
    min: 1,
    max: 60,
    unit: 's',
    half: true,
  }),
};

export const mapLabelFields = {
  isShowName: field.toggle({ label: { zh: '名称显示', en: 'Names' }, group: values, default: true, half: true }),
  isShow: field.toggle({ label: { zh: '数值显示', en: 'Values' }, group: values, half: true }),
  fontSize: field.number({
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
