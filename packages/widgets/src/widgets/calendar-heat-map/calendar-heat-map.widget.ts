import { colourScaleFields } from '../../fields/colour-scale.fields.ts';
import { tileFields } from '../../fields/tile.fields.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both } from '../../kit/text/both.ts';
import { calendarFields, calendarLabelFields } from './calendar-heat-map.fields.ts';

/** Orders of a web shop on every day of 2025: fewer at weekends, more towards November. */
const ORDERS = Array.from({ length: 365 }, (_, day) => {
  const date = new Date(Date.UTC(2025, 0, 1 + day));
  const isWeekend = date.getUTCDay() % 6 === 0;
  const season = 260 + 150 * Math.sin(((day - 220) / 365) * 2 * Math.PI) + ((day * 53) % 97);
  return { date: date.toISOString().slice(0, 10), value: Math.round(season * (isWeekend ? 0.55 : 1)) };
});

export const calendarHeatMap = defineChart({
  type: 'calendar-heat-map',
  icon: 'calendar3',
  palette: { task: 'trend', place: 4, words: '日历 热力 按天 签到 days github' },
  label: { zh: '日历热力图', en: 'Calendar heat map' },
  summary: {
    zh: '在日历上用颜色深浅展示每天的数值，可一年或多年',
    en: 'Shows a number a day on a calendar by its colour, for one year or several',
  },
  size: { width: 720, height: 220 },
  shape: 'roles',
  slots: {
    xAxis: slot.dimension(
      '日期',
      'Date',
      ['日期或日期时间，同一天的多行会相加', 'Dates, with or without time; rows of a day add up'],
      { required: true, isTimeFirst: true, grain: 'day' },
    ),
    value: slot.measure('数值', 'Value', ['决定当天的颜色', 'Gives the colour of the day'], { required: true }),
  },
  fields: {
    ...calendarFields,
    ...calendarLabelFields,
    ...tileFields,
    ...colourScaleFields,
  },
  colours: 'none',
  sampleRows: ORDERS,
  sampleMapping: [
    { role: 'xAxis', field: 'date' },
    { role: 'value', field: 'value', label: both('订单数', 'Orders') },
  ],
  skeleton: 'plane',
});

export type CalendarHeatMapProps = PropsOf<typeof calendarHeatMap>;
