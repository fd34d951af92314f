import { field } from '@aj-report/contract';
import { barWidthField } from '../../fields/bar-width.field.ts';
import { GROUPS } from '../../fields/field-groups.ts';

const { bars, axisX } = GROUPS;

/** Form of the bars on both sides. */
export const sideFields = {
  maxWidth: barWidthField(bars, 20),
  radius: field.slider({
    label: { zh: '圆角', en: 'Corner radius' },
    group: bars,
    default: 4,
    min: 0,
    max: 50,
    unit: 'px',
  }),
  isShowBackground: field.toggle({ label: { zh: '背景显示', en: 'Background bars' }, group: bars, default: true }),
  isSameScale: field.toggle({
    label: { zh: '左右同一刻度', en: 'Same scale on both sides' },
    hint: { zh: '关闭后左右各按自己的最大值缩放', en: 'Off: each side is scaled to its own greatest value' },
    group: bars,
    default: true,
  }),
  order: field.choice({
    label: { zh: '排序', en: 'Order' },
    group: bars,
    options: [
      { value: 'none', label: { zh: '数据顺序', en: 'As in the data' } },
      { value: 'sum', label: { zh: '按合计从大到小', en: 'Largest sum first' } },
      { value: 'left', label: { zh: '按左侧从大到小', en: 'Largest on the left first' } },
      { value: 'right', label: { zh: '按右侧从大到小', en: 'Largest on the right first' } },
    ],
    half: true,
  }),
};

/** The names in the middle. */
export const middleFields = {
  isShowAxisLabelX: field.toggle({ label: { zh: '名称显示', en: 'Show names' }, group: axisX, default: true }),
  isShowScale: field.toggle({ label: { zh: '刻度显示', en: 'Show scales' }, group: axisX, default: false }),
  textColorX: field.color({
    label: { zh: '名称颜色', en: 'Colour of names' },
    group: axisX,
    empty: 'theme',
    half: true,
  }),
  textFontSizeX: field.number({
    scales: 'font',
    label: { zh: '名称字号', en: 'Size of names' },
    group: axisX,
    default: 12,
    min: 1,
    max: 200,
    unit: 'px',
    half: true,
  }),
};
