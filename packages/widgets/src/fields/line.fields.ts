import { field, type ValuesOf } from '@aj-report/contract';
import { GROUPS } from './field-groups.ts';

const group = GROUPS.line;

const stepLine = field.choice({
  label: { zh: '阶梯线', en: 'Steps' },
  hint: { zh: '数值在哪一侧改变', en: 'Where the value changes' },
  group,
  options: [
    { value: 'none', label: { zh: '否', en: 'No' } },
    { value: 'end', label: { zh: '在下一点', en: 'At the next point' } },
    { value: 'middle', label: { zh: '在中间', en: 'Half way' } },
    { value: 'start', label: { zh: '在本点', en: 'At the point' } },
  ],
  half: true,
});

/** Look of lines; a line chart is smooth and filled unless told otherwise, a bar-line chart is not. */
export function lineFields(isPlain: boolean) {
  return {
    markPoint: field.toggle({
      label: { zh: '标记点', en: 'Points' },
      hint: { zh: '数据点过密时自动隐藏', en: 'Hidden while they would touch one another' },
      group,
      default: true,
    }),
    pointSize: field.slider({
      scales: 'mark',
      label: { zh: '点大小', en: 'Point size' },
      group,
      default: 6,
      min: 1,
      max: 40,
      unit: 'px',
      showIf: { field: 'markPoint', in: [true] },
    }),
    symbol: field.choice({
      label: { zh: '点样式', en: 'Point style' },
      group,
      options: [
        { value: 'circle', label: { zh: '实心点', en: 'Filled' } },
        { value: 'emptyCircle', label: { zh: '空心点', en: 'Hollow' } },
      ],
      showIf: { field: 'markPoint', in: [true] },
      half: true,
    }),
    stepLine,
    smoothCurve: field.toggle({ label: { zh: '平滑曲线', en: 'Smooth' }, group, default: !isPlain }),
    lineWidth: field.slider({
      scales: 'mark',
      label: { zh: '线条宽度', en: 'Line width' },
      group,
      default: 2.5,
      min: 0.5,
      max: 20,
      step: 0.5,
      unit: 'px',
    }),
    area: field.toggle({ label: { zh: '面积填充', en: 'Fill area' }, group, default: !isPlain }),
    areaThickness: field.slider({
      label: { zh: '面积浓度', en: 'Area strength' },
      group,
      default: 36,
      min: 0,
      max: 100,
      unit: '%',
      showIf: { field: 'area', in: [true] },
    }),
  };
}

/** How several lines stand together (line chart). */
export const lineStackFields = {
  stackStyle: field.choice({
    label: { zh: '堆叠样式', en: 'Several series' },
    group,
    options: [
      { value: 'none', label: { zh: '不堆叠', en: 'Not stacked' } },
      { value: 'upDown', label: { zh: '堆叠', en: 'Stacked' } },
      { value: 'percent', label: { zh: '百分比堆叠', en: 'Stacked to 100 %' } },
    ],
  }),
};

export type LineProps = ValuesOf<ReturnType<typeof lineFields>>;
