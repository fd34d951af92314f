import { inGroup, type ValuesOf } from '@aj-report/contract';
import { choices, prop } from '../kit/widget/prop.ts';
import { GROUPS } from '../kit/widget/field-groups.ts';

const group = GROUPS.line;

const stepLine = prop.choice('阶梯线', 'Steps', {
  hint: { zh: '数值在哪一侧改变', en: 'Where the value changes' },
  group,
  options: choices({
    none: ['否', 'No'],
    end: ['在下一点', 'At the next point'],
    middle: ['在中间', 'Half way'],
    start: ['在本点', 'At the point'],
  }),
  half: true,
});

/** Look of lines; a line chart is smooth and filled unless set otherwise, a bar-line chart is not. */
export function lineFields(isPlain: boolean) {
  return inGroup(group, {
    markPoint: prop.toggle('标记点', 'Points', {
      hint: { zh: '数据点过密时自动隐藏', en: 'Hidden while they would touch one another' },
      default: true,
    }),
    /** px of a diameter, 1–40; default 6. @source ECharts series-line.symbolSize */
    pointSize: prop.slider('点大小', 'Point size', {
      scales: 'mark',
      default: 6,
      min: 1,
      max: 40,
      unit: 'px',
      showIf: { field: 'markPoint', in: [true] },
    }),
    symbol: prop.choice('点样式', 'Point style', {
      options: choices({ circle: ['实心点', 'Filled'], emptyCircle: ['空心点', 'Hollow'] }),
      showIf: { field: 'markPoint', in: [true] },
      half: true,
    }),
    stepLine,
    /** What a line does at a blank value. @source ECharts series-line.connectNulls */
    blankStyle: prop.choice('空值处理', 'Blank values', {
      options: choices({
        gap: ['断开', 'Gap'],
        connect: ['连接前后', 'Connect'],
        zero: ['按零', 'As zero'],
      }),
      half: true,
    }),
    smoothCurve: prop.toggle('平滑曲线', 'Smooth', { default: !isPlain }),
    /** px in steps of 0.5; default 2.5. */
    lineWidth: prop.slider('线条宽度', 'Line width', {
      scales: 'mark',
      default: 2.5,
      min: 0.5,
      max: 20,
      step: 0.5,
      unit: 'px',
    }),
    area: prop.toggle('面积填充', 'Fill area', { default: !isPlain }),
    /** % of opacity where the area meets its line; it fades towards the axis. */
    areaThickness: prop.slider('面积浓度', 'Area strength', {
      default: 36,
      min: 0,
      max: 100,
      unit: '%',
      showIf: { field: 'area', in: [true] },
    }),
  });
}

/** How several lines stand together (line chart). */
export const lineStackFields = {
  stackStyle: prop.choice('堆叠样式', 'Several series', {
    group,
    options: choices({
      none: ['不堆叠', 'Not stacked'],
      upDown: ['堆叠', 'Stacked'],
      percent: ['百分比堆叠', 'Stacked to 100 %'],
    }),
  }),
};

export type LineProps = ValuesOf<ReturnType<typeof lineFields>>;
