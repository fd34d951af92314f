import type { ValuesOf } from '@aj-report/contract';
import { GROUPS } from '../kit/widget/field-groups.ts';
import { prop } from '../kit/widget/prop.ts';

const margin = (zh: string, en: string, px: number) =>
  prop.slider(zh, en, { scales: 'gap', group: GROUPS.margins, default: px, min: 0, max: 400, unit: 'px' });

/** Distance of the drawing (axes with their labels, title, legend) from the widget's edges. */
export const marginFields = {
  marginLeft: margin('左边距', 'Left', 16),
  marginRight: margin('右边距', 'Right', 20),
  marginTop: margin('上边距', 'Top', 16),
  marginBottom: margin('下边距', 'Bottom', 12),
};

export type MarginProps = ValuesOf<typeof marginFields>;
