import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import type { Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import { auditFields, Flag } from './audit.ts';
import { Calculation } from './calculation.ts';
import { CODE_PATTERN, TableColumn } from './data-source.ts';
import { DataSetTransform } from './data-set-transform.ts';
import { FieldSettings } from './field-setting.ts';
import { RowRule } from './row-rule.ts';

export const DATA_SET_LABEL: Text = { zh: '数据集', en: 'Data set' };

export const PARAM_TYPES = ['string', 'number', 'date', 'datetime', 'month', 'boolean', 'list'] as const;
export type ParamType = (typeof PARAM_TYPES)[number];

/** Types whose values are days, or moments, and may be given as expressions such as `today-7d`. */
const DATE_TYPES = ['date', 'datetime', 'month'] as const;
export type DateType = (typeof DATE_TYPES)[number];
export function isDateType(type: ParamType): type is DateType {
  return DATE_TYPES.some((one) => one === type);
}

const VALUES_FROM_MAX = 320;

/** Columns of the parameter table in the editor. */
export const paramFields = {
  paramName: field.text({
    label: { zh: '参数名', en: 'Name' },
    minLength: 1,
    maxLength: 50,
    pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
  }),
  paramDesc: field.text({ label: { zh: '描述', en: 'Description' }, maxLength: 100 }),
  paramType: field.choice({
    label: { zh: '类型', en: 'Type' },
    options: [
      { value: 'string', label: { zh: '文本', en: 'Text' } },
      { value: 'number', label: { zh: '数字', en: 'Number' } },
      { value: 'date', label: { zh: '日期', en: 'Date' } },
      { value: 'datetime', label: { zh: '日期时间', en: 'Date and time' } },
      { value: 'month', label: { zh: '月份', en: 'Month' } },
      { value: 'boolean', label: { zh: '是否', en: 'Yes or no' } },
      { value: 'list', label: { zh: '列表', en: 'List' } },
    ],
    default: 'string',
  }),
  requiredFlag: field.choice({
    label: { zh: '必填', en: 'Required' },
    options: [
      { value: 0, label: { zh: '否', en: 'No' } },
      { value: 1, label: { zh: '是', en: 'Yes' } },
    ],
    default: 0,
  }),
  defaultValue: field.text({
    label: { zh: '默认值', en: 'Default' },
    hint: {
      zh: '日期可写 today、today-7d、month-start、year-start-1y 等',
      en: 'dates may read today, today-7d, month-start, year-start-1y …',
    },
    placeholder: { zh: '如 today-7d', en: 'e.g. today-7d' },
    maxLength: 1080,
  }),
  allowedValues: field.text({
    label: { zh: '可选值', en: 'Allowed values' },
    hint: { zh: '逗号分隔，留空不限', en: 'comma separated; empty = any' },
    placeholder: { zh: '逗号分隔，留空不限', en: 'a,b; empty = any' },
    maxLength: 2048,
  }),
  rangeEnd: field.text({
    label: { zh: '区间止', en: 'Range end' },
    hint: { zh: '另一个参数名，与它合为一个区间', en: 'a parameter that ends the range that this one begins' },
    placeholder: { zh: '止的参数名', en: 'its name' },
    maxLength: 50,
  }),
  valuesFrom: field.text({
    label: { zh: '选项来源', en: 'Choices from' },
    hint: {
      zh: '数据集编码.字段，或 dict:字典编码；供查询面板选择',
      en: 'set code.field or dict:dictionary code, to choose among in the query panel',
    },
    placeholder: { zh: '如 orders.city', en: 'e.g. orders.city' },
    maxLength: VALUES_FROM_MAX,
  }),
  sampleItem: field.text({ label: { zh: '示例值', en: 'Test value' }, maxLength: 1080 }),
};

const ParamValue = Type.Optional(Type.Union([Type.String({ maxLength: 1080 }), Type.Number(), Type.Null()]));

/** A parameter of a data set as it travels. The values of a list are comma separated. */
export const DataSetParam = Type.Object({
  paramName: Type.String({ minLength: 1, maxLength: 50 }),
  paramDesc: Type.Optional(Type.String({ maxLength: 100 })),
  paramType: Type.Optional(Type.String({ maxLength: 20 })),
  requiredFlag: Type.Optional(Flag),
  /** Value where the caller gives none; of a date also an expression such as `today-7d`. */
  defaultValue: ParamValue,
  /** Comma separated; empty = any. */
  allowedValues: Type.Optional(Type.String({ maxLength: 2048 })),
  /** Name of the parameter that ends the range that this one begins; a query panel shows both as one. */
  rangeEnd: Type.Optional(Type.String({ maxLength: 50 })),
  /** Where people who fill it in find its values: `setCode.field` or `dict:code`; any other value is taken too. */
  valuesFrom: Type.Optional(Type.String({ maxLength: VALUES_FROM_MAX })),
  sampleItem: ParamValue,
  orderNum: Type.Optional(Type.Integer()),
});
export type DataSetParam = Static<typeof DataSetParam>;

/** Form fields of the editor; SQL and parameters have panels of their own. */
export const dataSetFields = {
  setName: field.text({ label: { zh: '名称', en: 'Name' }, minLength: 1, maxLength: LIMITS.dataSetNameMax }),
  setCode: field.text({
    label: { zh: '编码', en: 'Code' },
    minLength: 1,
    maxLength: LIMITS.dataSetCodeMax,
    pattern: CODE_PATTERN,
    lockedAfterCreate: true,
  }),
  sourceCode: field.reference({ label: { zh: '数据源', en: 'Data source' }, minLength: 1, refersTo: 'data-source' }),
  setDesc: field.textarea({ label: { zh: '描述', en: 'Description' }, maxLength: LIMITS.dataSetDescMax }),
};

/** `sql`: a SELECT, `http`: a request, over both of which grouping may be laid; `calc`: a table, grouped and calculated without SQL. */
export const SET_TYPES = ['sql', 'http', 'calc'] as const;
export type SetType = (typeof SET_TYPES)[number];
export const SET_TYPE_LABELS: Readonly<Record<SetType, Text>> = {
  sql: { zh: 'SQL 查询', en: 'SQL' },
  http: { zh: 'HTTP 请求', en: 'HTTP' },
  calc: { zh: '表格计算', en: 'Table calculation' },
};

/** Grouping and calculation rows (spec §2, §5). */
const calculated = {
  /** Table of a `calc` set. */
  tableName: Type.Optional(Type.String({ maxLength: 255 })),
  groupFields: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 255 }), { maxItems: 50 })),
  calculations: Type.Optional(Type.Array(Calculation, { maxItems: 100 })),
};

/** What is asked when a set is run: the part that a preview must have succeeded with before saving. */
export const DataSetQuery = Type.Object({
  sourceCode: Type.String({ maxLength: LIMITS.sourceCodeMax }),
  setType: Type.String({ maxLength: 20, default: 'sql' }),
  /** Absent in a `calc` set. */
  dynSentence: Type.Optional(Type.String({ maxLength: LIMITS.dynSentenceMax })),
  dataSetParamDtoList: Type.Optional(Type.Array(DataSetParam, { maxItems: 100 })),
  ...calculated,
  dataSetTransformDtoList: Type.Optional(Type.Array(DataSetTransform, { maxItems: 50 })),
  /** Filters laid around the query; a change that leaves them out keeps them. */
  rowRules: Type.Optional(Type.Array(RowRule, { maxItems: 50 })),
});
export type DataSetQuery = Static<typeof DataSetQuery>;

const cacheSeconds = Type.Optional(
  Type.Union([Type.Integer({ minimum: 0, maximum: LIMITS.cacheSecondsMax }), Type.Null()]),
);

export const DataSetSave = Type.Object({
  id: Type.Optional(Type.String()),
  setCode: Type.String({ minLength: 1, maxLength: LIMITS.dataSetCodeMax, pattern: CODE_PATTERN }),
  setName: Type.String({ minLength: 1, maxLength: LIMITS.dataSetNameMax }),
  setDesc: Type.Optional(Type.String({ maxLength: LIMITS.dataSetDescMax })),
  enableFlag: Type.Optional(Flag),
  /** s that an answer may be old; null = as old as the shortest refresh that asks */
  cacheSeconds,
  /** What the set remembers of its columns; a change that leaves it out keeps it. */
  fieldSettings: Type.Optional(FieldSettings),
  ...DataSetQuery.properties,
});
export type DataSetSave = Static<typeof DataSetSave>;

const listed = {
  id: Type.String(),
  setCode: Type.String(),
  setName: Type.String(),
  setDesc: Type.String(),
  sourceCode: Type.String(),
  setType: Type.String(),
  enableFlag: Flag,
  ...auditFields,
};

export const DataSetListItem = Type.Object({ ...listed, sourceName: Type.String() });
export type DataSetListItem = Static<typeof DataSetListItem>;

export const DataSetDetail = Type.Object({
  ...listed,
  dynSentence: Type.String(),
  dataSetParamDtoList: Type.Array(DataSetParam),
  tableName: Type.String(),
  groupFields: Type.Array(Type.String()),
  calculations: Type.Array(Calculation),
  dataSetTransformDtoList: Type.Array(DataSetTransform),
  rowRules: Type.Array(RowRule),
  fieldSettings: FieldSettings,
  cacheSeconds,
  /** Columns of the last successful preview. */
  columns: Type.Array(TableColumn),
  /** First row of the last successful preview, as JSON text (spec: caseResult). */
  caseResult: Type.String(),
});
export type DataSetDetail = Static<typeof DataSetDetail>;

/** Entry of the list from which a widget is bound. */
export const DataSetChoice = Type.Object({
  id: Type.String(),
  setCode: Type.String(),
  setName: Type.String(),
  setDesc: Type.String(),
  columns: Type.Array(TableColumn),
  fieldSettings: FieldSettings,
  /** Its rows are groups or results of calculations, not what happened one by one. */
  isGrouped: Type.Boolean(),
  dataSetParamDtoList: Type.Array(DataSetParam),
});
export type DataSetChoice = Static<typeof DataSetChoice>;

export const PreviewResult = Type.Object({
  columns: Type.Array(TableColumn),
  total: Type.Integer(),
  data: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  /** ms inside the engine */
  elapsedMs: Type.Optional(Type.Number()),
  truncated: Type.Optional(Type.Boolean()),
  /** Rows that one answer to a screen has at most; absent where all fit. A table widget asks for its pages. */
  screenRows: Type.Optional(Type.Integer()),
  /** Texts that are longer than a preview shows; absent where none is. */
  shortened: Type.Optional(Type.Integer()),
  /** The clause of the SQL that limits its rows, as it is written; groups and calculations see no others. */
  rowLimit: Type.Optional(Type.String()),
  /** The statement that ran. */
  sql: Type.Optional(Type.String()),
});
export type PreviewResult = Static<typeof PreviewResult>;

/** Who uses a data set. */
export const DataSetUse = Type.Object({
  kind: Type.Unsafe<'screen' | 'excel-report' | 'data-set' | 'block'>({
    type: 'string',
    enum: ['screen', 'excel-report', 'data-set', 'block'],
  }),
  /** Of a block its id. */
  code: Type.String(),
  name: Type.String(),
});
export type DataSetUse = Static<typeof DataSetUse>;

/** What the answers of one data set cost one server since it started. */
export const DataSetCost = Type.Object({
  setCode: Type.String(),
  /** Times it was asked, and how many of them the cache answered. */
  asked: Type.Integer(),
  cacheHits: Type.Integer(),
  /** Times that the engine ran it. */
  runs: Type.Integer(),
  failures: Type.Integer(),
  /** ms inside the engine */
  totalMs: Type.Number(),
  maxMs: Type.Number(),
  /** Of the last run; null before one, and of sets that show different rows to different people. */
  rows: Type.Union([Type.Integer(), Type.Null()]),
  bytes: Type.Union([Type.Integer(), Type.Null()]),
});
export type DataSetCost = Static<typeof DataSetCost>;

export const DataSetCosts = Type.Object({
  /** Name of the server that counted; others count for themselves. */
  server: Type.String(),
  since: Type.String(),
  sets: Type.Array(DataSetCost),
});
