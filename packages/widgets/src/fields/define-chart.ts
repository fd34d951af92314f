import type { Fields } from '@aj-report/contract';
import { layerFields } from '../kit/chart/chart.fields.ts';
import * as conditions from '../kit/data/condition.fields.ts';
import {
  defineWidget,
  type ShapeName,
  type WidgetDeclaration,
  type WrittenDeclaration,
} from '../kit/widget/define-widget.ts';
import { colourFields, paletteFields } from './colour.fields.ts';
import { marginFields } from './margin.fields.ts';
import { selectEvent } from './select.event.ts';
import { titleFields } from './title.fields.ts';
import { itemTooltipFields, tooltipFields } from './tooltip.fields.ts';

export type { PropsOf } from '../kit/widget/resolve-props.ts';

/**
 * Tooltips by the pointer that they move along the axis; `item…` are about one item: `item` in a chart without axes,
 * `itemShadow` and `itemOnly` in one with axes, with and without a shadow.
 */
const TOOLTIPS = {
  none: {},
  item: itemTooltipFields,
  line: tooltipFields('line'),
  shadow: tooltipFields('shadow'),
  cross: tooltipFields('cross'),
  itemShadow: tooltipFields('shadow', 'item'),
  itemOnly: tooltipFields('none', 'item'),
};

/** `palette` = a colour per series; `items` = the author chooses between a colour per series and one per item. */
const COLOURS = { none: {}, palette: paletteFields, items: colourFields };

/** Rules by what they compare. */
const CONDITIONS = {
  value: conditions.valueConditionFields,
  name: conditions.nameConditionFields,
  named: conditions.namedConditionFields,
  item: conditions.itemConditionFields,
  net: conditions.netConditionFields,
  measure: conditions.measureConditionFields,
};

type Tooltip = keyof typeof TOOLTIPS;
type Colours = keyof typeof COLOURS;
type Conditions = keyof typeof CONDITIONS;

type ChartFields<F, T extends Tooltip, C extends Colours, R extends Conditions> = typeof layerFields &
  typeof titleFields &
  F &
  (typeof COLOURS)[C] &
  (typeof TOOLTIPS)[T] &
  typeof marginFields &
  (typeof CONDITIONS)[R];

/** px on the 1920 × 1080 screen */
const SIZE = { width: 480, height: 300 };

type WrittenChart<F extends Fields, S extends ShapeName, T, C, R> = Omit<
  WrittenDeclaration<F, S>,
  'category' | 'size'
> & {
  /** px on the 1920 × 1080 screen; default 480 × 300 */
  readonly size?: { readonly width: number; readonly height: number };
  /** Default `item`. */
  readonly tooltip?: T;
  /** Default `palette`. */
  readonly colours?: C;
  /** Default `named`: rules about values and names. */
  readonly conditions?: R;
};

/**
 * Declares a chart: a widget with background and title before its own fields, colours, tooltip, margins and rules after them, of
 * which an item can be picked.
 */
export function defineChart<
  const F extends Fields,
  const S extends ShapeName,
  T extends Tooltip = 'item',
  C extends Colours = 'palette',
  R extends Conditions = 'named',
>({
  fields,
  tooltip = 'item' as T,
  colours = 'palette' as C,
  conditions: rules = 'named' as R,
  ...written
}: WrittenChart<F, S, T, C, R>): WidgetDeclaration<ChartFields<F, T, C, R>, S> {
  const all = {
    ...layerFields,
    ...titleFields,
    ...fields,
    ...COLOURS[colours],
    ...TOOLTIPS[tooltip],
    ...marginFields,
    ...CONDITIONS[rules],
  };
  return defineWidget<ChartFields<F, T, C, R>, S>({
    category: 'chart',
    size: SIZE,
    events: { select: selectEvent },
    ...written,
    fields: all,
  });
}
