import { inGroup, type ValuesOf } from '@aj-report/contract';
import { ALIGNMENTS } from './choices.ts';
import { choices, prop } from '../kit/widget/prop.ts';
import { faceFields } from './face.fields.ts';
import { GROUPS } from '../kit/widget/field-groups.ts';
import { keyed } from './keyed.ts';

const group = GROUPS.legend;

const size = (zh: string, en: string) =>
  prop.number(zh, en, { scales: 'key', group, default: 10, min: 1, max: 200, unit: 'px' });

const layoutField = (fallback: 'vertical' | 'horizontal') =>
  prop.choice('布局方式', 'Layout', {
    group,
    default: fallback,
    options: choices({ vertical: ['竖排', 'Vertical'], horizontal: ['横排', 'Horizontal'] }),
    half: true,
  });

/** Legend of a chart with several series. */
export const legendFields = inGroup(group, {
  isShowLegend: prop.toggle('图例显示', 'Show legend', {
    hint: {
      zh: '只有一个系列且未填写图例名称时不占位置',
      en: 'A single series without a legend name needs none',
    },
    default: true,
  }),
  legendName: prop.text('图例名称', 'Legend names', {
    hint: { zh: '按系列顺序填写，用 | 分隔', en: 'One per series, separated by |' },
    maxLength: 1000,
  }),
  ...keyed(faceFields(group, 12, { zh: '图例', en: 'Legend' }), 'legend', ''),
  legendWidth: size('图标宽度', 'Icon width'),
  legendHeight: size('图标高度', 'Icon height'),
  lateralPosition: prop.choice('横向位置', 'Horizontal position', {
    options: ALIGNMENTS,
    default: 'right',
    half: true,
  }),
  longitudinalPosition: prop.choice('纵向位置', 'Vertical position', {
    options: choices({ top: ['顶部', 'Top'], bottom: ['底部', 'Bottom'] }),
    half: true,
  }),
  layoutFront: layoutField('horizontal'),
});

const { legendName: _, ...nameless } = legendFields;

/** Legend of a chart whose entries are items (slices, outlines) that nobody renames. */
export function itemLegendFields(shown: boolean) {
  return {
    ...nameless,
    isShowLegend: prop.toggle('图例显示', 'Show legend', { group, default: shown }),
    layoutFront: layoutField('vertical'),
  };
}

export type ItemLegendProps = ValuesOf<typeof nameless>;

export type LegendProps = ValuesOf<typeof legendFields>;
