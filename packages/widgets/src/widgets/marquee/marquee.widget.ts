import { defineWidget } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { marqueeFields } from './marquee.fields.ts';

/** A text that runs through its box without end (domain-facts §1.5). */
export const marquee = defineWidget({
  type: 'marquee',
  category: 'text',
  icon: 'card-text',
  palette: { task: 'text', place: 3, words: '滚动文字 公告 通知 scrolling text ticker news' },
  label: { zh: '跑马灯', en: 'Marquee' },
  summary: { zh: '循环滚动的文字，可来自数据集', en: 'A text that runs through, typed or from a data set' },
  size: { width: 480, height: 50 },
  shape: 'rows',
  drawsEachRow: true,
  slots: {
    text: slot.any('文本', 'Text', ['各行依次滚动', 'The rows run one after the other']),
  },
  textField: 'text',
  fields: marqueeFields,
  styleParts: ['text', 'separator'],
});
