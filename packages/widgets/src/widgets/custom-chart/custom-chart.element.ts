import { chartElement } from '../../kit/chart-element.ts';
import { registerElement } from '../../kit/register-element.ts';
import { toCustomChartOption } from './custom-chart.option.ts';
import { EVERY_PART } from './custom-chart.parts.ts';
import { customChart } from './custom-chart.widget.ts';

/** `<aj-custom-chart>`: a chart from an option in JSON. */
export class AjCustomChart extends chartElement(customChart, toCustomChartOption, EVERY_PART) {
  /** An option without references draws without rows. */
  protected override get isEmpty(): boolean {
    return super.isEmpty && /"\$(?:field|each)"/.test(this.option);
  }
}

registerElement('aj-custom-chart', AjCustomChart);
