import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import { LIMITS } from '../limits.ts';
import { AGGREGATIONS, type Aggregation } from '../table/aggregation.ts';

/**
 * What a column of a data set is good for. `time`: moments, days and parts of a calendar; `place`: names or codes of
 * regions; `identifier`: what names a thing and is counted, never added up; `none`: nothing that a chart shows.
 */
export const FIELD_ROLES = ['time', 'dimension', 'measure', 'place', 'identifier', 'none'] as const;
export type FieldRole = (typeof FIELD_ROLES)[number];

/** How numbers of a column are written. */
export const FIELD_FORMATS = ['number', 'short', 'percent'] as const;
export type FieldFormat = (typeof FIELD_FORMATS)[number];

/** How values of a column become one, where a column can say it: what compares groups is said of a chart. */
export const FIELD_AGGREGATIONS = AGGREGATIONS.filter(({ value }) => value !== 'shareOfTotal' && value !== 'change');

const FIELD_NAME_MAX = 255;
const LABEL_MAX = 200;
const UNIT_MAX = 20;
const DECIMALS_MAX = 10;
const ORDER_MAX = 500;

const isOptional = { zh: '自动', en: 'As read' } as const;

/** Columns of the table of fields in the editor; an empty value leaves it to what is read from the data. */
export const fieldSettingFields = {
  label: field.text({ label: { zh: '显示名', en: 'Label' }, maxLength: LABEL_MAX }),
  role: field.choice<FieldRole | ''>({
    label: { zh: '角色', en: 'Role' },
    options: [
      { value: '', label: isOptional },
      { value: 'time', label: { zh: '时间', en: 'Time' } },
      { value: 'dimension', label: { zh: '维度', en: 'Dimension' } },
      { value: 'measure', label: { zh: '度量', en: 'Measure' } },
      { value: 'place', label: { zh: '地点', en: 'Place' } },
      { value: 'identifier', label: { zh: '编号', en: 'Identifier' } },
      { value: 'none', label: { zh: '不使用', en: 'Not used' } },
    ],
  }),
  aggregation: field.choice<Aggregation | ''>({
    label: { zh: '汇总方式', en: 'Aggregation' },
    options: [{ value: '', label: isOptional }, ...FIELD_AGGREGATIONS],
  }),
  unit: field.text({ label: { zh: '单位', en: 'Unit' }, maxLength: UNIT_MAX }),
  format: field.choice<FieldFormat | ''>({
    label: { zh: '数值格式', en: 'Number format' },
    options: [
      { value: '', label: isOptional },
      { value: 'number', label: { zh: '千分位 1,234.5', en: 'Grouped 1,234.5' } },
      { value: 'short', label: { zh: '缩写 12.3万', en: 'Short 12.3K' } },
      { value: 'percent', label: { zh: '百分比（0.25 → 25%）', en: 'Per cent (0.25 → 25%)' } },
    ],
  }),
  decimals: field.optionalNumber({ label: { zh: '小数位数', en: 'Decimals' }, min: 0, max: DECIMALS_MAX, step: 1 }),
  order: field.textarea({
    label: { zh: '值的顺序', en: 'Order of values' },
    hint: { zh: '每行一个值；未列出的排在后面', en: 'One value a line; what is not listed comes after them' },
    placeholder: { zh: '每行一个值', en: 'One value a line' },
  }),
  description: field.text({ label: { zh: '说明', en: 'Description' }, maxLength: LIMITS.dataSetDescMax }),
};

const role = Type.Unsafe<FieldRole>({ type: 'string', enum: [...FIELD_ROLES] });
const aggregation = Type.Unsafe<Aggregation>({ type: 'string', enum: FIELD_AGGREGATIONS.map(({ value }) => value) });
const format = Type.Unsafe<FieldFormat>({ type: 'string', enum: [...FIELD_FORMATS] });

/** What a data set remembers of one of its columns; what is absent is read from names, units and values. */
export const FieldSetting = Type.Object({
  /** Name of the column. */
  field: Type.String({ minLength: 1, maxLength: FIELD_NAME_MAX }),
  /** What people read in place of the name. */
  label: Type.Optional(Type.String({ maxLength: LABEL_MAX })),
  role: Type.Optional(role),
  /** How its values become one unless a chart says otherwise. */
  aggregation: Type.Optional(aggregation),
  /** Behind its numbers. */
  unit: Type.Optional(Type.String({ maxLength: UNIT_MAX })),
  format: Type.Optional(format),
  /** Digits behind the point. */
  decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: DECIMALS_MAX })),
  /** Its values in the order in which charts show them; others come after them. */
  order: Type.Optional(Type.Array(Type.String({ maxLength: 1000 }), { maxItems: ORDER_MAX })),
  description: Type.Optional(Type.String({ maxLength: LIMITS.dataSetDescMax })),
});
export type FieldSetting = Static<typeof FieldSetting>;

/** Columns that a set can say something of. */
export const FIELD_SETTINGS_MAX = 1000;
export const FieldSettings = Type.Array(FieldSetting, { maxItems: FIELD_SETTINGS_MAX });

/** What a set says of a column; nothing where it says nothing. */
export function settingOf(settings: readonly FieldSetting[], name: string): FieldSetting {
  return settings.find((one) => one.field === name) ?? { field: name };
}
