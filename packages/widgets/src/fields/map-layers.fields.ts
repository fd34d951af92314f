import { inGroup, type Text } from '@aj-report/contract';
import { GROUPS } from '../kit/widget/field-groups.ts';
import { prop } from '../kit/widget/prop.ts';

const group = GROUPS.layers;
const routes = { id: 'routes', label: { zh: '飞线', en: 'Flight lines' } };

/** Switches one of the layers of a map, or a part of it. */
export function layerToggle(label: Text, on: boolean) {
  return prop.toggle(label.zh, label.en, { group, default: on, half: true });
}

/** What maps draw of their values; several layers lie over each other. */
export const mapLayerFields = {
  isFill: layerToggle({ zh: '区域着色', en: 'Filled regions' }, true),
  isBubble: layerToggle({ zh: '气泡', en: 'Bubbles' }, false),
  isColumn: layerToggle({ zh: '柱形', en: 'Columns' }, false),
  markColor: prop.color('气泡和柱形颜色', 'Bubbles and columns', { group, empty: 'theme' }),
};

/** Lines from source to target; drawn when columns take these roles. */
export const routeFields = inGroup(routes, {
  routeColor: prop.color('线条颜色', 'Lines', { empty: 'theme' }),
  /** px of the largest value, 0.5–20; others in proportion to theirs. */
  routeWidth: prop.number('最大线宽', 'Greatest width', {
    scales: 'stroke',
    default: 3,
    min: 0.5,
    max: 20,
    unit: 'px',
  }),
  /** % of the length by which a line leaves the straight, 0–80. @source ECharts series-lines.lineStyle.curveness */
  curveness: prop.slider('弯曲', 'Bend', { default: 25, max: 80, unit: '%' }),
  isFlying: prop.toggle('飞行效果', 'Moving lights', { default: true, half: true }),
  /** s that a light needs from source to target, 1–60; default 4. */
  flightSeconds: prop.number('飞行时长', 'Time of a flight', { default: 4, min: 1, max: 60, unit: 's' }),
});
