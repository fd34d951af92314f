import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { hasGrown, toLines } from './measure.ts';
import { soakService } from './service-week.ts';
import { soakWall } from './wall-day.ts';
import { MIN_WIDGETS } from './wall-screen.ts';

/** Hours of the service before its first reading. */
const WARM_UP_HOURS = 4;
const HOURS_PER_DAY = 24;

const USAGE = `npm run soak -- [--hours 24] [--days 7] [--widgets 50]
  --hours    of a wall, compressed: its data refresh as often as on a real one (0 leaves the wall out)
  --days     of its service, compressed (0 leaves the service out)
  --widgets  on the wall, at least ${MIN_WIDGETS}
A day of a wall takes some hours on two cores. It ends with 0 where everything is where it was, else with 1.`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    hours: { type: 'string', default: '24' },
    days: { type: 'string', default: '7' },
    widgets: { type: 'string', default: '50' },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const [hours, days, widgets] = [Number(values.hours), Number(values.days), Number(values.widgets)];
if (![hours, days, widgets].every((one) => one >= 0)) {
  console.error('--hours, --days and --widgets are numbers; 0 hours or days leave that part out.');
  process.exit(2);
}
if (widgets < MIN_WIDGETS) {
  console.error(`--widgets is at least ${MIN_WIDGETS}: one that shows the time of its data, one that throws.`);
  process.exit(2);
}

const say = (line: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
const day = hours > 0 ? [await soakWall({ hours, widgets, isWarmedUp: true, say })] : [];
const week =
  days > 0 ? [await soakService({ hours: days * HOURS_PER_DAY, widgets, warmUpHours: WARM_UP_HOURS, say })] : [];
const results = [...day, ...week];
const measures = results.flatMap((one) => one.measures);
const faults = results.flatMap((one) => one.faults);
console.log(toLines(measures).join('\n'));
for (const one of faults) console.log(one);
const load = loadavg().map((one) => one.toFixed(1));
console.log(`load of the machine in the last 1, 5 and 15 minutes: ${load.join(', ')}`);
process.exit(faults.length > 0 || measures.some(hasGrown) ? 1 : 0);
