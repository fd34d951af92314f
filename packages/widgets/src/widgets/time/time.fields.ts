import { field } from '@aj-report/contract';
import { alignField, wordFields } from '../../fields/words.fields.ts';

const TIME = { id: 'time', label: { zh: '时间', en: 'Time' } };

export const timeFields = {
  timeFormat: field.choice({
    label: { zh: '时间格式', en: 'Format' },
    group: TIME,
    default: 'yyyy-MM-dd hh:mm:ss',
    options: [
      { value: 'yyyy-MM-dd', label: { zh: '年-月-日', en: 'Date' } },
      { value: 'yyyy-MM-dd hh:mm', label: { zh: '年-月-日 时:分', en: 'Date, hours, minutes' } },
      { value: 'yyyy-MM-dd hh:mm:ss', label: { zh: '年-月-日 时:分:秒', en: 'Date and time' } },
      { value: 'MM-dd', label: { zh: '月-日', en: 'Month and day' } },
      { value: 'MM-dd hh:mm', label: { zh: '月-日 时:分', en: 'Month, day, hours, minutes' } },
      { value: 'hh:mm', label: { zh: '时:分', en: 'Hours and minutes' } },
      { value: 'hh:mm:ss', label: { zh: '时:分:秒', en: 'Time' } },
      { value: 'year-week', label: { zh: '日期 星期', en: 'Date, weekday' } },
      { value: 'year-h-m-week', label: { zh: '日期 时:分 星期', en: 'Date, hours, minutes, weekday' } },
      { value: 'year-h-m-s-week', label: { zh: '日期 时间 星期', en: 'Date, time, weekday' } },
      { value: 'week', label: { zh: '星期', en: 'Weekday' } },
    ],
  }),
  timeZone: field.choice({
    label: { zh: '时区', en: 'Time zone' },
    group: TIME,
    default: '',
    options: [
      { value: '', label: { zh: '本地', en: 'Local' } },
      { value: 'Asia/Shanghai', label: { zh: '北京', en: 'Beijing' } },
      { value: 'Asia/Tokyo', label: { zh: '东京', en: 'Tokyo' } },
      { value: 'Asia/Singapore', label: { zh: '新加坡', en: 'Singapore' } },
      { value: 'Asia/Dubai', label: { zh: '迪拜', en: 'Dubai' } },
      { value: 'Europe/Paris', label: { zh: '巴黎', en: 'Paris' } },
      { value: 'Europe/London', label: { zh: '伦敦', en: 'London' } },
      { value: 'America/New_York', label: { zh: '纽约', en: 'New York' } },
      { value: 'America/Los_Angeles', label: { zh: '洛杉矶', en: 'Los Angeles' } },
      { value: 'UTC', label: { zh: '协调世界时', en: 'UTC' } },
    ],
  }),
  ...wordFields,
  fontSize: { ...wordFields.fontSize, default: 36 },
  ...alignField,
  textAlign: { ...alignField.textAlign, default: 'left' as const },
};
