import { HIERARCHY_MAPPING, HIERARCHY_ROWS } from '../../fields/hierarchy-rows.ts';
import { hierarchySlots } from '../../fields/hierarchy.fields.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { ringFields, ringLabelFields } from './sunburst.fields.ts';

export const sunburst = defineChart({
  type: 'sunburst',
  icon: 'sun',
  palette: { task: 'share', place: 4, words: '环图 层级 多级饼图 hierarchy multilevel pie donut' },
  label: { zh: '旭日图', en: 'Sunburst' },
  summary: {
    zh: '用同心圆环展示层级数据的占比',
    en: 'Shows the parts of a whole level by level, as rings around rings',
  },
  size: { width: 400, height: 400 },
  shape: 'roles',
  slots: hierarchySlots,
  fields: {
    ...ringFields,
    ...ringLabelFields,
  },
  sampleRows: HIERARCHY_ROWS,
  sampleMapping: HIERARCHY_MAPPING,
  skeleton: 'disc',
});

export type SunburstProps = PropsOf<typeof sunburst>;
