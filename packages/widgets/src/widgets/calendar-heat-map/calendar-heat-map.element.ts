import { CustomChart } from 'echarts/charts';
import { CalendarComponent, VisualMapContinuousComponent, VisualMapPiecewiseComponent } from 'echarts/components';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { counted } from '../../kit/text/counted.ts';
import { toItemsSummary } from '../../kit/chart/items-summary.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toDayValues } from '../../shapes/day-values.ts';
import { toCalendarHeatMapOption } from './calendar-heat-map.option.ts';
import { calendarHeatMap } from './calendar-heat-map.runtime.gen.ts';

const PARTS = [CustomChart, CalendarComponent, VisualMapContinuousComponent, VisualMapPiecewiseComponent];

/** `<aj-calendar-heat-map>`: a number a day. */
export class AjCalendarHeatMap extends chartElement(calendarHeatMap, toCalendarHeatMapOption, PARTS) {
  protected override describe(): string {
    const { days } = toDayValues(this.data);
    const size = { zh: `${days.length} 天`, en: counted(days.length, 'day') };
    const items = days.map(({ date, value }) => ({ name: date, value }));
    return toItemsSummary(calendarHeatMap.label, this.text, size, items, this.language);
  }
}

registerElement('aj-calendar-heat-map', AjCalendarHeatMap);
