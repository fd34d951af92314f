import { field } from '../field/field.ts';

const PARAMETERS = { id: 'parameters', label: { zh: '大屏参数', en: 'Screen parameters' } };

/** Form field of the parameters that a screen declares. */
export const screenParameterFields = {
  parameters: field.list({
    label: { zh: '参数', en: 'Parameters' },
    hint: {
      zh: '传给所有数据集与网址；可由浏览网址的查询参数或组件联动修改',
      en: 'Reach every data set and address; set by the query of the viewer’s address or by linked widgets',
    },
    group: PARAMETERS,
    maxItems: 50,
    item: {
      name: field.text({ label: { zh: '名称', en: 'Name' }, default: 'param', minLength: 1, maxLength: 64 }),
      defaultValue: field.text({ label: { zh: '默认值', en: 'Default' }, maxLength: 500 }),
      locked: field.toggle({
        label: { zh: '锁定', en: 'Locked' },
        hint: {
          zh: '始终使用默认值，网址和联动不能修改',
          en: 'Always the default; neither address nor links change it',
        },
      }),
    },
  }),
};
