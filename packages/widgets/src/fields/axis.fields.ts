import { field, type Field, type FieldGroup, type ValuesOf } from '@aj-report/contract';
import type { TUnsafe } from 'typebox';
import { NAME_PLACES } from './choices.ts';
import { faceFields } from './face.fields.ts';
import { GROUPS } from './field-groups.ts';
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
  field.number({ label: { zh, en }, group, default: 1, min: 0, max: 20, step: 0.5, unit: 'px', half: true });

/** Labels of an axis; keys are stems. */
function labelFields(group: FieldGroup, sides: AxisDefaults['sides']) {
  return {
    isShow: field.toggle({ label: { zh: '坐标轴启用', en: 'Show axis' }, group, default: true }),
    isShowAxisLabel: field.toggle({ label: { zh: '数值显示', en: 'Show labels' }, group, default: true }),
    position: field.choice<Side>({
      label: { zh: '数值位置', en: 'Side' },
      group,
      options: sides.map((side) => SIDES[side]),
      half: true,
    }),
    offset: field.number({
      label: { zh: '数值距离', en: 'Offset' },
      group,
      default: 0,
      min: -500,
      max: 500,
      unit: 'px',
      half: true,
    }),
    ...keyed(faceFields(group, 12, { zh: '数值', en: 'Label' }), 'text', ''),
    textAngle: field.number({
      label: { zh: '数值角度', en: 'Label angle' },
      group,
      default: 0,
      min: -90,
      max: 90,
      unit: '°',
      half: true,
    }),
  };
}

/** Line, name and split lines of an axis; keys are stems. */
function lineFields(group: FieldGroup, defaults: AxisDefaults) {
  return {
    isShowAxisLine: field.toggle({ label: { zh: '轴线显示', en: 'Show line' }, group, default: defaults.line }),
    lineColor: field.color({ label: { zh: '轴线颜色', en: 'Line colour' }, group, empty: 'theme', half: true }),
    lineWidth: lineWidth('轴线宽度', 'Line width', group),
    nameLocation: field.choice({
      label: { zh: '坐标名位置', en: 'Name place' },
      group,
      default: 'end',
      options: NAME_PLACES,
      half: true,
    }),
    ...keyed(faceFields(group, 12, { zh: '坐标名', en: 'Name' }), 'name', ''),
    isShowSplitLine: field.toggle({ label: { zh: '分割线显示', en: 'Split lines' }, group, default: defaults.split }),
    splitLineColor: field.color({
      label: { zh: '分割线颜色', en: 'Split line colour' },
      group,
      empty: 'theme',
      half: true,
    }),
    splitLineWidth: lineWidth('分割线宽度', 'Split line width', group),
  };
}

const reversal = (group: FieldGroup) => field.toggle({ label: { zh: '坐标轴反转', en: 'Reverse' }, group });

const axisName = (group: FieldGroup) =>
  field.text({ leftOutWhenSmall: true, label: { zh: '坐标名', en: 'Axis name' }, group, maxLength: 100 });

function commonFields(group: FieldGroup, defaults: AxisDefaults) {
  return { ...labelFields(group, defaults.sides), ...lineFields(group, defaults) };
}

/** Labels and line of any axis, by stem. */
export type AxisValues = ValuesOf<ReturnType<typeof commonFields>>;

const x = GROUPS.axisX;

/** The axis of the categories (keys end with `X`, wrapping keys as in the predecessor). */
export const categoryAxisFields = {
  nameX: axisName(x),
  ...keyed(commonFields(x, { sides: ['bottom', 'top'], line: true, split: false }), '', 'X'),
  reversalX: reversal(x),
  minX: field.text({
    label: { zh: '最小值', en: 'First category' },
    hint: { zh: '从这个类别开始显示，留空为全部', en: 'Categories before it are left out; empty = all' },
    group: x,
    maxLength: 200,
    half: true,
  }),
  maxX: field.text({
    label: { zh: '最大值', en: 'Last category' },
    hint: { zh: '显示到这个类别为止，留空为全部', en: 'Categories after it are left out; empty = all' },
    group: x,
    maxLength: 200,
    half: true,
  }),
  textRowsBreakAuto: field.toggle({ label: { zh: '数值自动换行', en: 'Wrap labels' }, group: x }),
  textRowsNum: field.optionalNumber({
    label: { zh: '每行字数', en: 'Characters per line' },
    hint: { zh: '留空按可用宽度换行', en: 'Empty = as many as fit' },
    group: x,
    min: 1,
    max: 100,
    showIf: { field: 'textRowsBreakAuto', in: [true] },
    half: true,
  }),
  textIntervalX: field.optionalNumber({
    label: { zh: '数值间隔', en: 'Label interval' },
    hint: { zh: '0 显示全部，1 隔一个显示一个，留空为自动', en: '0 = all, 1 = every other, empty = automatic' },
    group: x,
    min: 0,
    max: 1000,
    half: true,
  }),
};

export type CategoryAxisProps = ValuesOf<typeof categoryAxisFields>;

/** What only an axis of numbers has; keys are stems. */
function valueFields(group: FieldGroup) {
  const limit = (zh: string, en: string): Field<TUnsafe<number | null>> =>
    field.optionalNumber({ label: { zh, en }, group, half: true });
  return {
    min: limit('最小值', 'Minimum'),
    max: limit('最大值', 'Maximum'),
    scale: field.toggle({
      label: { zh: '缩放', en: 'Do not force zero' },
      hint: { zh: '开启后坐标轴不强制从 0 开始', en: 'The axis may begin above zero' },
      group,
    }),
    splitNumber: field.optionalNumber({ label: { zh: '均分', en: 'Split count' }, group, min: 1, max: 50, half: true }),
  };
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
