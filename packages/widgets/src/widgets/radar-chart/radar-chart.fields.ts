import { inGroup } from '@aj-report/contract';
import { LINE_STYLES } from '../../fields/choices.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { faceFields } from '../../fields/face.fields.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { keyed } from '../../fields/keyed.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';

const { radar, vertices, values } = GROUPS;

const opacity = (zh: string, en: string, percent: number, group = radar) =>
  prop.slider(zh, en, { group, default: percent, unit: '%' });

/** The web itself. */
export const webFields = inGroup(radar, {
  radarShape: prop.choice('形状', 'Shape', {
    options: choices({ line: ['多边形', 'Polygon'], circle: ['圆形', 'Circle'] }),
    half: true,
  }),
  splitNumber: prop.number('分割段数', 'Number of rings', { default: 4, min: 1, max: 20 }),
  axisLineShow: prop.toggle('轴线显示', 'Spokes', { default: true }),
  axisLineColor: prop.color('轴线颜色', 'Spoke colour', { half: false, empty: 'theme' }),
  axisLineOpacity: opacity('轴线不透明度', 'Spoke opacity', 100),
  splitLineShow: prop.toggle('分割线显示', 'Show rings', { default: true }),
  splitLineColor: prop.color('分割线颜色', 'Ring colour', { half: false, empty: 'theme' }),
  splitLineOpacity: opacity('分割线不透明度', 'Ring opacity', 100),
});

/** Names and ends of the spokes. */
export const spokeFields = inGroup(vertices, {
  axisNameShow: prop.toggle('顶点名称', 'Names', { default: true }),
  ...keyed(faceFields(vertices, 12, { zh: '名称', en: 'Name' }), 'axisName', ''),
  dynamicAddRadar: prop.list('指标设置', 'Spokes', {
    hint: {
      zh: '按字段名设置显示名称与最大值，未设置的自动计算',
      en: 'Names and maxima by field; what is left out is found from the data',
    },
    item: {
      name: prop.text('显示名称', 'Name', { maxLength: 100 }),
      key: prop.column('字段', 'Field'),
      max: prop.optionalNumber('最大值', 'Maximum', { half: false }),
    },
  }),
});

/** The outlines and their numbers. */
export const outlineFields = inGroup(values, {
  ...valueLabelFields('', false),
  symbolSize: prop.slider('点大小', 'Point size', { scales: 'mark', default: 5, max: 40, unit: 'px' }),
  lineWidth: prop.slider('线条宽度', 'Line width', { scales: 'mark', default: 2, max: 20, step: 0.5, unit: 'px' }),
  lineType: prop.choice('线条类型', 'Line style', { options: LINE_STYLES }),
  opacity: opacity('面积不透明度', 'Area opacity', 24, values),
});
