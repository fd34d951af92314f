import { field, type ValuesOf } from '@aj-report/contract';
import { ALIGNMENTS } from './choices.ts';
import { faceFields } from './face.fields.ts';
import { GROUPS } from './field-groups.ts';
import { keyed } from './keyed.ts';

const group = GROUPS.legend;

const size = (zh: string, en: string) =>
  field.number({ scales: 'key', label: { zh, en }, group, default: 10, min: 1, max: 200, unit: 'px', half: true });

const layoutField = (fallback: 'vertical' | 'horizontal') =>
  field.choice({
    label: { zh: '布局方式', en: 'Layout' },
    group,
    default: fallback,
    options: [
      { value: 'vertical', label: { zh: '竖排', en: 'Vertical' } },
      { value: 'horizontal', label: { zh: '横排', en: 'Horizontal' } },
    ],
    half: true,
  });

/** Legend of a chart with several series. */
export const legendFields = {
  isShowLegend: field.toggle({
    label: { zh: '图例显示', en: 'Show legend' },
    hint: {
      zh: '只有一个系列且未填写图例名称时不占位置',
      en: 'A single series without a legend name needs none',
    },
    group,
    default: true,
  }),
  legendName: field.text({
    label: { zh: '图例名称', en: 'Legend names' },
    hint: { zh: '按系列顺序填写，用 | 分隔', en: 'One per series, separated by |' },
    group,
    maxLength: 1000,
  }),
  ...keyed(faceFields(group, 12, { zh: '图例', en: 'Legend' }), 'legend', ''),
  legendWidth: size('图标宽度', 'Icon width'),
  legendHeight: size('图标高度', 'Icon height'),
  lateralPosition: field.choice({
    label: { zh: '横向位置', en: 'Horizontal position' },
    group,
    options: ALIGNMENTS,
    default: 'right',
    half: true,
  }),
  longitudinalPosition: field.choice({
    label: { zh: '纵向位置', en: 'Vertical position' },
    group,
    options: [
      { value: 'top', label: { zh: '顶部', en: 'Top' } },
      { value: 'bottom', label: { zh: '底部', en: 'Bottom' } },
    ],
    half: true,
  }),
  layoutFront: layoutField('horizontal'),
};

const { legendName: _, ...nameless } = legendFields;

/** Legend of a chart whose entries are items (slices, outlines) that nobody renames. */
export function itemLegendFields(shown: boolean) {
  return {
    ...nameless,
    isShowLegend: field.toggle({ label: { zh: '图例显示', en: 'Show legend' }, group, default: shown }),
    layoutFront: layoutField('vertical'),
  };
}

export type ItemLegendProps = ValuesOf<typeof nameless>;

export type LegendProps = ValuesOf<typeof legendFields>;
