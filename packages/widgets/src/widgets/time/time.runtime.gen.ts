// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { time as declaration } from './time.widget.ts';

export const time = runtimeOf<typeof declaration>({
  type: 'time',
  category: 'text',
  label: { zh: '当前时间', en: 'Current time' },
  size: { width: 460, height: 60 },
  shape: 'none',
  slots: {},
  fields: {
    defaults: {
      timeFormat: 'yyyy-MM-dd hh:mm:ss',
      timeZone: '',
      fontSize: 36,
      color: '',
      fontWeight: 'normal',
      fontFamily: '',
      letterSpacing: 0,
      background: '',
      textAlign: 'left',
    },
    choices: {
      timeFormat: [
        'yyyy-MM-dd',
        'yyyy-MM-dd hh:mm',
        'yyyy-MM-dd hh:mm:ss',
        'MM-dd',
        'MM-dd hh:mm',
        'hh:mm',
        'hh:mm:ss',
        'year-week',
        'year-h-m-week',
        'year-h-m-s-week',
        'week',
      ],
      timeZone: [
        '',
        'Asia/Shanghai',
        'Asia/Tokyo',
        'Asia/Singapore',
        'Asia/Dubai',
        'Europe/Paris',
        'Europe/London',
        'America/New_York',
        'America/Los_Angeles',
        'UTC',
      ],
      fontWeight: ['normal', 'bold', 'bolder', 'lighter'],
      textAlign: ['center', 'left', 'right'],
    },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
