import { inGroup, type Field, type FieldGroup, type ValuesOf } from '@aj-report/contract';
import type { TUnsafe } from 'typebox';
import { NAME_PLACES } from './choices.ts';
import { prop } from '../kit/widget/prop.ts';
import { faceFields } from './face.fields.ts';
import { GROUPS } from '../kit/widget/field-groups.ts';
import { keyed } from './keyed.ts';

type Side = 'top' | 'bottom' | 'left' | 'right';

const SIDES = {
  top: { value: 'top', label: { zh: '上方', en: 'Top' } },
  bottom: { value: 'bottom', label: { zh: '下方', en: 'Bottom' } },
  left: { value: 'left', label: { zh: '左侧', en: 'Left' } },
  right: { value: 'right', label: { zh: '右侧', en: 'Right' } },
} as const;

interface AxisDefaults {
  readonly sides: readonly [Side, Side];
  readonly line: boolean;
  readonly split: boolean;
}

const lineWidth = (zh: string, en: string, group: FieldGroup) =>
  prop.number(zh, en, { group, default: 1, min: 0, max: 20, step: 0.5, unit: 'px' });

/** Labels of an axis; keys are stems. */
function labelFields(group: FieldGroup, sides: AxisDefaults['sides']) {
  return inGroup(group, {
    isShow: prop.toggle('坐标轴启用', 'Show axis', { default: true }),
    isShowAxisLabel: prop.toggle('数值显示', 'Show labels', { default: true }),
    position: prop.choice<Side>('数值位置', 'Side', { options: sides.map((side) => SIDES[side]), half: true }),
    offset: prop.number('数值距离', 'Offset', { default: 0, min: -500, max: 500, unit: 'px' }),
    ...keyed(faceFields(group, 12, { zh: '数值', en: 'Label' }), 'text', ''),
    textAngle: prop.number('数值角度', 'Label angle', { default: 0, min: -90, max: 90, unit: '°' }),
  });
}

/** Line, name and split lines of an axis; keys are stems. */
function lineFields(group: FieldGroup, defaults: AxisDefaults) {
  return inGroup(group, {
    isShowAxisLine: prop.toggle('轴线显示', 'Show line', { default: defaults.line }),
    lineColor: prop.color('轴线颜色', 'Line colour', { empty: 'theme' }),
    lineWidth: lineWidth('轴线宽度', 'Line width', group),
    nameLocation: prop.choice('坐标名位置', 'Name place', { default: 'end', options: NAME_PLACES, half: true }),
    ...keyed(faceFields(group, 12, { zh: '坐标名', en: 'Name' }), 'name', ''),
    isShowSplitLine: prop.toggle('分割线显示', 'Split lines', { default: defaults.split }),
    splitLineColor: prop.color('分割线颜色', 'Split line colour', { empty: 'theme' }),
    splitLineWidth: lineWidth('分割线宽度', 'Split line width', group),
  });
}

const reversal = (group: FieldGroup) => prop.toggle('坐标轴反转', 'Reverse', { group });

const axisName = (group: FieldGroup) =>
  prop.text('坐标名', 'Axis name', { leftOutWhenSmall: true, group, maxLength: 100 });

function commonFields(group: FieldGroup, defaults: AxisDefaults) {
  return { ...labelFields(group, defaults.sides), ...lineFields(group, defaults) };
}

/** Labels and line of any axis, by stem. */
export type AxisValues = ValuesOf<ReturnType<typeof commonFields>>;

const x = GROUPS.axisX;

/** The axis of the categories (keys end with `X`, wrapping keys as in the predecessor). */
export const categoryAxisFields = inGroup(x, {
  nameX: axisName(x),
  ...keyed(commonFields(x, { sides: ['bottom', 'top'], line: true, split: false }), '', 'X'),
  reversalX: reversal(x),
  minX: prop.text('最小值', 'First category', {
    hint: { zh: '从这个类别开始显示，留空为全部', en: 'Categories before it are left out; empty = all' },
    maxLength: 200,
    half: true,
  }),
  maxX: prop.text('最大值', 'Last category', {
    hint: { zh: '显示到这个类别为止，留空为全部', en: 'Categories after it are left out; empty = all' },
    maxLength: 200,
    half: true,
  }),
  textRowsBreakAuto: prop.toggle('数值自动换行', 'Wrap labels'),
  textRowsNum: prop.optionalNumber('每行字数', 'Characters per line', {
    hint: { zh: '留空按可用宽度换行', en: 'Empty = as many as fit' },
    min: 1,
    max: 100,
    showIf: { field: 'textRowsBreakAuto', in: [true] },
  }),
  textIntervalX: prop.optionalNumber('数值间隔', 'Label interval', {
    hint: { zh: '0 显示全部，1 隔一个显示一个，留空为自动', en: '0 = all, 1 = every other, empty = automatic' },
    min: 0,
    max: 1000,
  }),
});

export type CategoryAxisProps = ValuesOf<typeof categoryAxisFields>;

/** What only an axis of numbers has; keys are stems. */
function valueFields(group: FieldGroup) {
  const limit = (zh: string, en: string): Field<TUnsafe<number | null>> => prop.optionalNumber(zh, en, { group });
  return inGroup(group, {
    min: limit('最小值', 'Minimum'),
    max: limit('最大值', 'Maximum'),
    scale: prop.toggle('缩放', 'Do not force zero', {
      hint: { zh: '开启后坐标轴不强制从 0 开始', en: 'The axis may begin above zero' },
    }),
    splitNumber: prop.optionalNumber('均分', 'Split count', { min: 1, max: 50 }),
  });
}

export type ValueAxisValues = AxisValues & ValuesOf<ReturnType<typeof valueFields>> & { readonly textName: string };

const QUIET: AxisDefaults = { sides: ['left', 'right'], line: false, split: true };

/** One of the two axes of numbers of a bar-line chart. */
export function sideAxisFields<S extends 'YLeft' | 'YRight'>(suffix: S) {
  const group = suffix === 'YLeft' ? GROUPS.axisYLeft : GROUPS.axisYRight;
  const defaults: AxisDefaults = suffix === 'YLeft' ? QUIET : { sides: ['right', 'left'], line: false, split: false };
  return keyed({ textName: axisName(group), ...commonFields(group, defaults), ...valueFields(group) }, '', suffix);
}

const { scale: scaleField, ...otherValueFields } = valueFields(GROUPS.axisY);

/** The only axis of numbers (keys end with `Y`; `scale` has no suffix, as in the predecessor). */
export const valueAxisFields = {
  ...keyed({ textName: axisName(GROUPS.axisY), ...commonFields(GROUPS.axisY, QUIET), ...otherValueFields }, '', 'Y'),
  scale: scaleField,
  reversalY: reversal(GROUPS.axisY),
};

export type ValueAxisProps = ValuesOf<typeof valueAxisFields>;
