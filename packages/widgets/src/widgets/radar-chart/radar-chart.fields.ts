import { field } from '@aj-report/contract';
import { LINE_STYLES } from '../../fields/choices.ts';
import { faceFields } from '../../fields/face.fields.ts';
import { GROUPS } from '../../fields/field-groups.ts';
import { keyed } from '../../fields/keyed.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';

const { radar, vertices, values } = GROUPS;

const opacity = (zh: string, en: string, percent: number, group = radar) =>
  field.slider({ label: { zh, en }, group, default: percent, unit: '%' });

/** The web itself. */
export const webFields = {
  radarShape: field.choice({
    label: { zh: '形状', en: 'Shape' },
    group: radar,
    options: [
      { value: 'line', label: { zh: '多边形', en: 'Polygon' } },
      { value: 'circle', label: { zh: '圆形', en: 'Circle' } },
    ],
    half: true,
  }),
  splitNumber: field.number({
    label: { zh: '分割段数', en: 'Number of rings' },
    group: radar,
    default: 4,
    min: 1,
    max: 20,
    half: true,
  }),
  axisLineShow: field.toggle({ label: { zh: '轴线显示', en: 'Spokes' }, group: radar, default: true }),
  axisLineColor: field.color({ label: { zh: '轴线颜色', en: 'Spoke colour' }, group: radar, empty: 'theme' }),
  axisLineOpacity: opacity('轴线不透明度', 'Spoke opacity', 100),
  splitLineShow: field.toggle({ label: { zh: '分割线显示', en: 'Show rings' }, group: radar, default: true }),
  splitLineColor: field.color({ label: { zh: '分割线颜色', en: 'Ring colour' }, group: radar, empty: 'theme' }),
  splitLineOpacity: opacity('分割线不透明度', 'Ring opacity', 100),
};

/** Names and ends of the spokes. */
export const spokeFields = {
  axisNameShow: field.toggle({ label: { zh: '顶点名称', en: 'Names' }, group: vertices, default: true }),
  ...keyed(faceFields(vertices, 12, { zh: '名称', en: 'Name' }), 'axisName', ''),
  dynamicAddRadar: field.list({
    label: { zh: '指标设置', en: 'Spokes' },
    hint: {
      zh: '按字段名设置显示名称与最大值，未设置的自动计算',
      en: 'Names and maxima by field; what is left out is found from the data',
    },
    group: vertices,
    item: {
      name: field.text({ label: { zh: '显示名称', en: 'Name' }, maxLength: 100 }),
      key: field.column({ label: { zh: '字段', en: 'Field' } }),
      max: field.optionalNumber({ label: { zh: '最大值', en: 'Maximum' } }),
    },
  }),
};

/** The outlines and their numbers. */
export const outlineFields = {
  ...valueLabelFields('', false),
  symbolSize: field.slider({
    scales: 'mark',
    label: { zh: '点大小', en: 'Point size' },
    group: values,
    default: 5,
    max: 40,
    unit: 'px',
  }),
  lineWidth: field.slider({
    scales: 'mark',
    label: { zh: '线条宽度', en: 'Line width' },
    group: values,
    default: 2,
    max: 20,
    step: 0.5,
    unit: 'px',
  }),
  lineType: field.choice({ label: { zh: '线条类型', en: 'Line style' }, group: values, options: LINE_STYLES }),
  opacity: opacity('面积不透明度', 'Area opacity', 24, values),
};
