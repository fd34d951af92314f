import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';

const LINE_GROUP = { id: 'line', label: { zh: '线条', en: 'Line' } };
const FLOW = { id: 'flow', label: { zh: '流动', en: 'Flow' } };

/** A straight line along which a light runs (domain-facts §1.5). */
export const flowingLine = defineWidget({
  type: 'flowing-line',
  category: 'decoration',
  icon: 'dash-lg',
  palette: { task: 'decoration', place: 4, words: '光线 流光 分割线 divider light' },
  label: { zh: '流光直线', en: 'Flowing line' },
  summary: { zh: '有光流过的直线', en: 'A line along which a light runs' },
  size: { width: 400, height: 4 },
  shape: 'none',
  fields: {
    ...inGroup(LINE_GROUP, {
      background: prop.color('背景颜色', 'Line colour', { empty: 'theme' }),
      lightColor: prop.color('流光颜色', 'Light colour', { empty: 'theme' }),
    }),
    ...inGroup(FLOW, {
      flowDirection: prop.choice('流动方向', 'Direction', {
        default: 'left',
        half: true,
        options: choices({ left: ['自左向右', 'Left to right'], right: ['自右向左', 'Right to left'] }),
      }),
      flowingLightSpeed: prop.choice('流动速度', 'Speed', {
        default: 'medium',
        half: true,
        options: choices({ low: ['慢', 'Slow'], medium: ['中', 'Medium'], high: ['快', 'Fast'] }),
      }),
    }),
    ...inGroup(LINE_GROUP, {
      flowingLightRotationCenter: prop.choice('旋转中心', 'Centre of rotation', {
        default: 'left',
        half: true,
        options: choices({ left: ['左端', 'Left end'], center: ['中心', 'Middle'], right: ['右端', 'Right end'] }),
      }),
      rotationAngle: prop.number('旋转角度', 'Angle', { min: -360, max: 360, unit: '°' }),
    }),
  },
  styleParts: ['line', 'light'],
});
