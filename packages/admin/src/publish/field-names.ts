import { screenFields, type Language, type ScreenChange, type Text } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';

interface Labelled {
  readonly 'x-aj': { readonly label: Text };
}

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

function labelIn(fields: object | undefined, name: string): Text | undefined {
  if (!fields || !Object.hasOwn(fields, name)) return undefined;
  return (fields as Readonly<Record<string, Labelled>>)[name]?.['x-aj'].label;
}

/** The fields of a difference as forms call them; one that no form knows bears its own name. */
export function fieldNamesOf({ what, type = '', fields = [] }: ScreenChange, language: Language): string[] {
  const declared = what === 'settings' ? screenFields : declarations[type]?.fields;
  const names = fields.map((field) => {
    const own = labelIn(declared, field.replace(/^setup\./, '')) ?? NAMES[field];
    return own?.[language] ?? field;
  });
  return [...new Set(names)];
}
