import { CustomChart } from 'echarts/charts';
import { VisualMapContinuousComponent, VisualMapPiecewiseComponent } from 'echarts/components';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { counted } from '../../kit/text/counted.ts';
import { AXIS_PARTS } from '../../kit/chart/echarts.ts';
import { toItemsSummary } from '../../kit/chart/items-summary.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toHeatGrid } from '../../shapes/heat-grid.ts';
import { toHeatMapOption } from './heat-map.option.ts';
import { heatMap } from './heat-map.runtime.gen.ts';

const PARTS = [...AXIS_PARTS, CustomChart, VisualMapContinuousComponent, VisualMapPiecewiseComponent];

/** `<aj-heat-map>`: numbers at the crossings of two categories. */
export class AjHeatMap extends chartElement(heatMap, toHeatMapOption, PARTS) {
  protected override describe(): string {
    const { xs, ys, cells } = toHeatGrid(this.data);
    const size = {
      zh: `${xs.length} 列，${ys.length} 行`,
      en: `${counted(xs.length, 'column')}, ${counted(ys.length, 'row')}`,
    };
    const items = cells.map(({ x, y, value }) => ({ name: `${xs[x] ?? ''} · ${ys[y] ?? ''}`, value }));
    return toItemsSummary(heatMap.label, this.text, size, items, this.language);
  }
}

registerElement('aj-heat-map', AjHeatMap);
