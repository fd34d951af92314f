import { inGroup } from '@aj-report/contract';
import { faceFields } from '../../fields/face.fields.ts';
import { prop } from '../../kit/widget/prop.ts';
import { keyed } from '../../fields/keyed.ts';

const lines = { id: 'lines', label: { zh: '折线', en: 'Lines' } };
const axes = { id: 'axes', label: { zh: '坐标轴', en: 'Axes' } };

export const parallelLineFields = inGroup(lines, {
  lineWidth: prop.number('线宽', 'Width', { scales: 'mark', default: 1.5, min: 0.5, max: 20, step: 0.5, unit: 'px' }),
  lineOpacity: prop.optionalNumber('不透明度', 'Opacity', {
    hint: { zh: '留空按行数自动', en: 'Empty = paler the more rows there are' },
    min: 1,
    max: 100,
    unit: '%',
  }),
  isSmooth: prop.toggle('平滑曲线', 'Smooth'),
});

export const parallelAxisFields = inGroup(axes, {
  isFromZero: prop.toggle('从零开始', 'Begin at zero'),
  isShowAxisLabel: prop.toggle('刻度值', 'Numbers of the axes', { default: true }),
  ...keyed(faceFields(axes, 12, { zh: '轴名称', en: 'Name' }), 'name', ''),
  ...keyed(faceFields(axes, 11, { zh: '刻度', en: 'Number' }), 'tick', ''),
});
