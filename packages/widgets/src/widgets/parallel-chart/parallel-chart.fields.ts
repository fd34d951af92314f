import { field } from '@aj-report/contract';
import { faceFields } from '../../fields/face.fields.ts';
import { keyed } from '../../fields/keyed.ts';

const lines = { id: 'lines', label: { zh: '折线', en: 'Lines' } };
const axes = { id: 'axes', label: { zh: '坐标轴', en: 'Axes' } };

export const parallelLineFields = {
  lineWidth: field.number({
    scales: 'mark',
    label: { zh: '线宽', en: 'Width' },
    group: lines,
    default: 1.5,
    min: 0.5,
    max: 20,
    step: 0.5,
    unit: 'px',
    half: true,
  }),
  lineOpacity: field.optionalNumber({
    label: { zh: '不透明度', en: 'Opacity' },
    hint: { zh: '留空按行数自动', en: 'Empty = paler the more rows there are' },
    group: lines,
    min: 1,
    max: 100,
    unit: '%',
    half: true,
  }),
  isSmooth: field.toggle({ label: { zh: '平滑曲线', en: 'Smooth' }, group: lines }),
};

export const parallelAxisFields = {
  isFromZero: field.toggle({ label: { zh: '从零开始', en: 'Begin at zero' }, group: axes }),
  isShowAxisLabel: field.toggle({ label: { zh: '刻度值', en: 'Numbers of the axes' }, group: axes, default: true }),
  ...keyed(faceFields(axes, 12, { zh: '轴名称', en: 'Name' }), 'name', ''),
  ...keyed(faceFields(axes, 11, { zh: '刻度', en: 'Number' }), 'tick', ''),
};
