import { field, type Text } from '@aj-report/contract';
import { GROUPS } from './field-groups.ts';

const group = GROUPS.layers;
const routes = { id: 'routes', label: { zh: '飞线', en: 'Flight lines' } };

/** Switches one of the layers of a map, or a part of it. */
export function layerToggle(label: Text, on: boolean) {
  return field.toggle({ label, group, default: on, half: true });
}

/** What maps draw of their values; several layers lie over each other. */
export const mapLayerFields = {
  isFill: layerToggle({ zh: '区域着色', en: 'Filled regions' }, true),
  isBubble: layerToggle({ zh: '气泡', en: 'Bubbles' }, false),
  isColumn: layerToggle({ zh: '柱形', en: 'Columns' }, false),
  markColor: field.color({
    label: { zh: '气泡和柱形颜色', en: 'Bubbles and columns' },
    group,
    empty: 'theme',
    half: true,
  }),
};

/** Lines from source to target; drawn when columns take these roles. */
export const routeFields = {
  routeColor: field.color({ label: { zh: '线条颜色', en: 'Lines' }, group: routes, empty: 'theme', half: true }),
  routeWidth: field.number({
    scales: 'stroke',
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
