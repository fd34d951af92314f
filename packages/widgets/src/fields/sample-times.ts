import { bothOfEach } from '../kit/text/both.ts';

/** Months of a year in samples. */
export const SAMPLE_MONTHS = bothOfEach(
  '1月, 2月, 3月, 4月, 5月, 6月, 7月, 8月, 9月, 10月, 11月, 12月',
  'Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec',
);

/** Days of a week in samples. */
export const SAMPLE_WEEKDAYS = bothOfEach(
  '周一, 周二, 周三, 周四, 周五, 周六, 周日',
  'Mon, Tue, Wed, Thu, Fri, Sat, Sun',
);
