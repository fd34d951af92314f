import {
  screenFields,
  type ChoiceOption,
  type Language,
  type PlainValue,
  type ScreenChange,
  type Text,
} from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';

interface Declared {
  readonly default?: unknown;
  readonly 'x-aj': { readonly label: Text; readonly options?: readonly ChoiceOption[] };
}

const NOTHING: Text = { zh: '空', en: 'nothing' };
const YES: Text = { zh: '是', en: 'yes' };
const NO: Text = { zh: '否', en: 'no' };

/** Fields that widgets of all types have, and what of the settings no form names. */
const NAMES: Readonly<Record<string, Text>> = {
  left: { zh: '左', en: 'left' },
  top: { zh: '上', en: 'top' },
  width: { zh: '宽', en: 'width' },
  height: { zh: '高', en: 'height' },
  rotate: { zh: '旋转', en: 'rotation' },
  page: { zh: '页', en: 'page' },
  group: { zh: '分组', en: 'group' },
  locked: { zh: '锁定', en: 'locked' },
  hidden: { zh: '隐藏', en: 'hidden' },
  layerName: { zh: '图层名称', en: 'layer name' },
  type: { zh: '类型', en: 'type' },
  linkage: { zh: '联动', en: 'linkage' },
  visibleWhen: { zh: '显示条件', en: 'shown when' },
  entrance: { zh: '入场动画', en: 'entrance' },
  guides: { zh: '参考线', en: 'guides' },
  parameters: { zh: '大屏参数', en: 'parameters' },
  pages: { zh: '页面', en: 'pages' },
  'data.dataType': { zh: '数据类型', en: 'kind of data' },
  'data.refreshTime': { zh: '刷新间隔', en: 'refresh' },
  'data.staticData': { zh: '静态数据', en: 'rows' },
  'data.sample': { zh: '示例', en: 'sample' },
  'data.setCode': { zh: '数据集', en: 'data set' },
  'data.mapping': { zh: '字段映射', en: 'mapping' },
  'data.contextData': { zh: '参数值', en: 'parameter values' },
};

function fieldIn(fields: object | undefined, name: string): Declared | undefined {
  if (!fields || !Object.hasOwn(fields, name)) return undefined;
  return (fields as Readonly<Record<string, Declared>>)[name];
}

/** Values that say nothing to people: ids. */
const UNTOLD: readonly string[] = ['page', 'group', 'version'];
/** Letters of a value that are shown. */
const SHOWN_MAX = 24;

function optionOf(options: readonly ChoiceOption[] | undefined, value: PlainValue, language: Language) {
  const label = options?.find((option) => option.value === value)?.label;
  return typeof label === 'string' ? label : label?.[language];
}

function valueText(value: PlainValue | undefined, field: Declared | undefined, language: Language): string {
  const given = value ?? (field?.default as PlainValue | undefined) ?? '';
  const option = optionOf(field?.['x-aj'].options, given, language);
  if (option !== undefined) return option;
  if (given === '') return NOTHING[language];
  if (typeof given === 'boolean') return (given ? YES : NO)[language];
  const text = String(given).replaceAll(/\s+/g, ' ');
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
}

/**
 * The fields of a difference as forms call them, with what they were and are where that is short: “width 100 → 200”. One
 * that no form knows bears its own name.
 */
export function fieldChangesOf(change: ScreenChange, language: Language): string[] {
  const { what, type = '', fields = [], values = [] } = change;
  const declared = what === 'settings' ? screenFields : declarations[type]?.fields;
  const texts = fields.map((name) => {
    const field = fieldIn(declared, name.replace(/^setup\./, ''));
    const label = (field?.['x-aj'].label ?? NAMES[name])?.[language] ?? name;
    const value = values.find((one) => one.field === name);
    if (!value || UNTOLD.includes(name)) return label;
    return `${label} ${valueText(value.before, field, language)} → ${valueText(value.after, field, language)}`;
  });
  return [...new Set(texts)];
}
