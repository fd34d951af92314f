import { defineWidget } from '../../kit/widget/define-widget.ts';
import { clockFields } from './clock.fields.ts';

/** A clock with hands, of this place or of another. */
export const clock = defineWidget({
  type: 'clock',
  category: 'text',
  icon: 'clock',
  palette: { task: 'text', place: 6, words: '时间 表盘 time analog' },
  label: { zh: '时钟', en: 'Clock' },
  summary: { zh: '指针式时钟，可设时区', en: 'A clock with hands, of any time zone' },
  size: { width: 220, height: 220 },
  shape: 'none',
  fields: clockFields,
  styleParts: ['face', 'mark', 'numeral', 'hand', 'pin', 'caption'],
});
