import type { WidgetUpgrade } from '../../kit/widget/define-widget.ts';

/** Version 1 called the colour of the highlighted text `emphasisLabelColor`. */
const toFontColor: WidgetUpgrade = ({ emphasisLabelColor, ...setup }) =>
  emphasisLabelColor === undefined ? setup : { emphasisLabelFontColor: emphasisLabelColor, ...setup };

/** Raise a saved pie chart to today's fields, one version each. */
export const upgrades: readonly WidgetUpgrade[] = [toFontColor];
