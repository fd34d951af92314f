import { field } from '@aj-report/contract';
import { captionFields, figureFields } from '../../kit/figure/figure.fields.ts';

export const decorationFields = {
  showtype: field.choice({
    label: { zh: '样式', en: 'Style' },
    group: { id: 'look', label: { zh: '外观', en: 'Look' } },
    default: 'header',
    options: [
      { value: 'header', label: { zh: '大屏页头', en: 'Screen header' } },
      { value: 'section', label: { zh: '小节标题', en: 'Section title' } },
      { value: 'plate', label: { zh: '铭牌', en: 'Name plate' } },
      { value: 'divider', label: { zh: '分隔线', en: 'Divider' } },
      { value: 'ring', label: { zh: '星环', en: 'Rings' } },
      { value: 'radar', label: { zh: '雷达', en: 'Radar sweep' } },
      { value: 'equaliser', label: { zh: '频谱', en: 'Equaliser' } },
      { value: 'matrix', label: { zh: '点阵', en: 'Dot matrix' } },
      { value: 'chevrons', label: { zh: '导流箭头', en: 'Flowing chevrons' } },
      { value: 'ruler', label: { zh: '游标尺', en: 'Sliding rule' } },
      { value: 'wave', label: { zh: '波形', en: 'Waves' } },
      { value: 'honeycomb', label: { zh: '蜂巢', en: 'Honeycomb' } },
    ],
  }),
  ...figureFields,
  ...captionFields(['header', 'section', 'plate', 'divider']),
};
