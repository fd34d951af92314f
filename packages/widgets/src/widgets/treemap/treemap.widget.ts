import { HIERARCHY_MAPPING, HIERARCHY_ROWS } from '../../fields/hierarchy-rows.ts';
import { hierarchySlots } from '../../fields/hierarchy.fields.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { treemapFields, treemapLabelFields } from './treemap.fields.ts';

export const treemap = defineChart({
  type: 'treemap',
  icon: 'columns-gap',
  palette: { task: 'share', place: 3, words: '矩形 层级 比例 构成 hierarchy proportion' },
  label: { zh: '矩形树图', en: 'Treemap' },
  summary: {
    zh: '用嵌套矩形的面积展示层级数据的占比',
    en: 'Shows the parts of a whole by the areas of tiles within tiles',
  },
  size: { width: 520, height: 340 },
  shape: 'roles',
  slots: hierarchySlots,
  fields: {
    ...treemapFields,
    ...treemapLabelFields,
  },
  sampleRows: HIERARCHY_ROWS,
  sampleMapping: HIERARCHY_MAPPING,
  skeleton: 'plane',
});

export type TreemapProps = PropsOf<typeof treemap>;
