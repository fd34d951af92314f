import { defineWidget } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { textFields } from './text.fields.ts';

/** A text or one figure of a data set (domain-facts §1.5). */
export const text = defineWidget({
  type: 'text',
  category: 'text',
  icon: 'type',
  palette: { task: 'text', place: 1, words: '文字 标题 标签 label heading title' },
  label: { zh: '文本', en: 'Text' },
  summary: { zh: '一段文字，或数据集的一个数值', en: 'A text, or one figure of a data set' },
  size: { width: 240, height: 60 },
  shape: 'singleValue',
  takesFirstRow: true,
  slots: {
    text: slot.any('文本', 'Text', ['取第一行的值', 'The value of the first row']),
  },
  fields: textFields,
  textField: 'text',
  styleParts: ['text', 'affix'],
});
