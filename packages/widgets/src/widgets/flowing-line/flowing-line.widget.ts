import { field } from '@aj-report/contract';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';

const LINE_GROUP = { id: 'line', label: { zh: '线条', en: 'Line' } };
const FLOW = { id: 'flow', label: { zh: '流动', en: 'Flow' } };

/** A straight line along which a light runs (domain-facts §1.5). */
export const flowingLine = defineWidget({
  type: 'flowing-line',
  category: 'decoration',
  icon: 'dash-lg',
  label: { zh: '流光直线', en: 'Flowing line' },
  summary: { zh: '有光流过的直线', en: 'A line along which a light runs' },
  size: { width: 400, height: 4 },
  shape: 'none',
  slots: {},
  fields: {
    background: field.color({
      label: { zh: '背景颜色', en: 'Line colour' },
      group: LINE_GROUP,
      empty: 'theme',
      half: true,
    }),
    lightColor: field.color({
      label: { zh: '流光颜色', en: 'Light colour' },
      group: LINE_GROUP,
      empty: 'theme',
      half: true,
    }),
    flowDirection: field.choice({
      label: { zh: '流动方向', en: 'Direction' },
      group: FLOW,
      default: 'left',
      half: true,
      options: [
        { value: 'left', label: { zh: '自左向右', en: 'Left to right' } },
        { value: 'right', label: { zh: '自右向左', en: 'Right to left' } },
      ],
    }),
    flowingLightSpeed: field.choice({
      label: { zh: '流动速度', en: 'Speed' },
      group: FLOW,
      default: 'medium',
      half: true,
      options: [
        { value: 'low', label: { zh: '慢', en: 'Slow' } },
        { value: 'medium', label: { zh: '中', en: 'Medium' } },
        { value: 'high', label: { zh: '快', en: 'Fast' } },
      ],
    }),
    flowingLightRotationCenter: field.choice({
      label: { zh: '旋转中心', en: 'Centre of rotation' },
      group: LINE_GROUP,
      default: 'left',
      half: true,
      options: [
        { value: 'left', label: { zh: '左端', en: 'Left end' } },
        { value: 'center', label: { zh: '中心', en: 'Middle' } },
        { value: 'right', label: { zh: '右端', en: 'Right end' } },
      ],
    }),
    rotationAngle: field.number({
      label: { zh: '旋转角度', en: 'Angle' },
      group: LINE_GROUP,
      min: -360,
      max: 360,
      unit: '°',
      half: true,
    }),
  },
  events: {},
  refreshMs: 0,
  sampleRows: [],
  sampleMapping: [],
  styleParts: stylePartsOf('line', 'light'),
  upgrades: [],
});
