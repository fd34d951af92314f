import type { ValuesOf } from '@aj-report/contract';
import { paletteFields } from '../../fields/colour.fields.ts';
import { HIERARCHY_MAPPING, HIERARCHY_ROWS } from '../../fields/hierarchy-rows.ts';
import { hierarchySlots } from '../../fields/hierarchy.fields.ts';
import { layerFields } from '../../kit/chart/chart.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { namedConditionFields } from '../../kit/data/condition.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { itemTooltipFields } from '../../fields/tooltip.fields.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';
import { treemapFields, treemapLabelFields } from './treemap.fields.ts';

export const treemap = defineWidget({
  type: 'treemap',
  category: 'chart',
  icon: 'columns-gap',
  label: { zh: '矩形树图', en: 'Treemap' },
  summary: {
    zh: '用嵌套矩形的面积展示层级数据的占比',
    en: 'Shows the parts of a whole by the areas of tiles within tiles',
  },
  size: { width: 520, height: 340 },
  shape: 'roles',
  slots: hierarchySlots,
  fields: {
    ...layerFields,
    ...titleFields,
    ...treemapFields,
    ...treemapLabelFields,
    ...itemTooltipFields,
    ...marginFields,
    ...paletteFields,
    ...namedConditionFields,
  },
  events: { select: selectEvent },
  sampleRows: HIERARCHY_ROWS,
  sampleMapping: HIERARCHY_MAPPING,
  skeleton: 'plane',
});

export type TreemapProps = ValuesOf<typeof treemap.fields>;
