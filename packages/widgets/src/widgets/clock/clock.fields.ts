import { field } from '@aj-report/contract';

const CLOCK = { id: 'clock', label: { zh: '时钟', en: 'Clock' } };
const COLOURS = { id: 'colours', label: { zh: '配色', en: 'Colours' } };

/** Properties of the clock; colours left empty are those of the theme. */
export const clockFields = {
  numerals: field.choice({
    label: { zh: '数字', en: 'Numerals' },
    group: CLOCK,
    half: true,
    options: [
      { value: 'quarters', label: { zh: '3 6 9 12', en: '3 6 9 12' } },
      { value: 'all', label: { zh: '1 – 12', en: '1 – 12' } },
      { value: 'none', label: { zh: '无', en: 'None' } },
    ],
  }),
  utcOffset: field.optionalNumber({
    label: { zh: '时区', en: 'Time zone' },
    hint: { zh: '与 UTC 相差的小时，如北京 8；留空：本机时间', en: 'Hours from UTC, Beijing 8; empty: local time' },
    group: CLOCK,
    min: -12,
    max: 14,
    unit: 'h',
    half: true,
  }),
  caption: field.text({
    label: { zh: '说明', en: 'Caption' },
    hint: { zh: '显示在表盘上，如城市名', en: 'Stands on the face, such as a city' },
    group: CLOCK,
    maxLength: 20,
  }),
  isShowSeconds: field.toggle({ label: { zh: '秒针', en: 'Second hand' }, group: CLOCK, default: true, half: true }),
  isShowMinuteMarks: field.toggle({
    label: { zh: '分钟刻度', en: 'Minute marks' },
    group: CLOCK,
    default: true,
    half: true,
  }),
  faceColor: field.color({ label: { zh: '表盘', en: 'Face' }, group: COLOURS, empty: 'theme', half: true }),
  rimColor: field.color({ label: { zh: '表圈', en: 'Rim' }, group: COLOURS, empty: 'theme', half: true }),
  markColor: field.color({
    label: { zh: '刻度与数字', en: 'Marks and numerals' },
    group: COLOURS,
    empty: 'theme',
    half: true,
  }),
  handColor: field.color({
    label: { zh: '时针与分针', en: 'Hour and minute hand' },
    group: COLOURS,
    empty: 'theme',
    half: true,
  }),
  secondColor: field.color({ label: { zh: '秒针', en: 'Second hand' }, group: COLOURS, empty: 'theme', half: true }),
};
