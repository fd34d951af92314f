import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { alignField, wordFields } from '../../fields/words.fields.ts';

const TIME = { id: 'time', label: { zh: '时间', en: 'Time' } };

export const timeFields = {
  ...inGroup(TIME, {
    timeFormat: prop.choice('时间格式', 'Format', {
      default: 'yyyy-MM-dd hh:mm:ss',
      options: choices({
        'yyyy-MM-dd': ['年-月-日', 'Date'],
        'yyyy-MM-dd hh:mm': ['年-月-日 时:分', 'Date, hours, minutes'],
        'yyyy-MM-dd hh:mm:ss': ['年-月-日 时:分:秒', 'Date and time'],
        'MM-dd': ['月-日', 'Month and day'],
        'MM-dd hh:mm': ['月-日 时:分', 'Month, day, hours, minutes'],
        'hh:mm': ['时:分', 'Hours and minutes'],
        'hh:mm:ss': ['时:分:秒', 'Time'],
        'year-week': ['日期 星期', 'Date, weekday'],
        'year-h-m-week': ['日期 时:分 星期', 'Date, hours, minutes, weekday'],
        'year-h-m-s-week': ['日期 时间 星期', 'Date, time, weekday'],
        week: ['星期', 'Weekday'],
      }),
    }),
    timeZone: prop.choice('时区', 'Time zone', {
      default: '',
      options: choices({
        '': ['本地', 'Local'],
        'Asia/Shanghai': ['北京', 'Beijing'],
        'Asia/Tokyo': ['东京', 'Tokyo'],
        'Asia/Singapore': ['新加坡', 'Singapore'],
        'Asia/Dubai': ['迪拜', 'Dubai'],
        'Europe/Paris': ['巴黎', 'Paris'],
        'Europe/London': ['伦敦', 'London'],
        'America/New_York': ['纽约', 'New York'],
        'America/Los_Angeles': ['洛杉矶', 'Los Angeles'],
        UTC: ['协调世界时', 'UTC'],
      }),
    }),
  }),
  ...wordFields,
  fontSize: { ...wordFields.fontSize, default: 36 },
  ...alignField,
  textAlign: { ...alignField.textAlign, default: 'left' as const },
};
