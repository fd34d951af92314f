import { chartElement } from '../../kit/chart/declared-chart.ts';
import type { EChartsCoreOption } from '../../kit/chart/echarts.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toCustomChartOption } from './custom-chart.option.ts';
import { loadNamedParts, withoutAbsent } from './custom-chart.parts.ts';
import { customChart } from './custom-chart.runtime.gen.ts';
import './earlier-options.ts';

/** `<aj-custom-chart>`: a chart from an option in JSON. What the option names is fetched when it is first drawn. */
export class AjCustomChart extends chartElement(customChart, toCustomChartOption, []) {
  /** An option without references draws without rows. */
  protected override get isEmpty(): boolean {
    return super.isEmpty && /"\$(?:field|each)"/.test(this.option);
  }

  protected override loadParts(option: EChartsCoreOption): Promise<unknown> | undefined {
    return loadNamedParts(option) ?? super.loadParts(option);
  }

  protected override toDrawable(option: EChartsCoreOption): EChartsCoreOption {
    return withoutAbsent(super.toDrawable(option));
  }
}

registerElement('aj-custom-chart', AjCustomChart);
