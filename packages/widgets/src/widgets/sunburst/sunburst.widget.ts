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
import { ringFields, ringLabelFields } from './sunburst.fields.ts';

export const sunburst = defineWidget({
  type: 'sunburst',
  category: 'chart',
  icon: 'sun',
  label: { zh: '旭日图', en: 'Sunburst' },
  summary: {
    zh: '用同心圆环展示层级数据的占比',
    en: 'Shows the parts of a whole level by level, as rings around rings',
  },
  size: { width: 400, height: 400 },
  shape: 'roles',
  slots: hierarchySlots,
  fields: {
    ...layerFields,
    ...titleFields,
    ...ringFields,
    ...ringLabelFields,
    ...itemTooltipFields,
    ...marginFields,
    ...paletteFields,
    ...namedConditionFields,
  },
  events: { select: selectEvent },
  sampleRows: HIERARCHY_ROWS,
  sampleMapping: HIERARCHY_MAPPING,
  skeleton: 'disc',
});

export type SunburstProps = ValuesOf<typeof sunburst.fields>;
