import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { textInputFields } from './text-input.fields.ts';

/** A filter by a keyword. */
export const textInput = defineWidget({
  type: 'text-input',
  category: 'form',
  icon: 'input-cursor-text',
  palette: { task: 'control', place: 4, words: '搜索框 文本框 筛选 search filter' },
  label: { zh: '输入框', en: 'Text input' },
  summary: { zh: '输入关键词搜索，联动其他组件', en: 'Filters other widgets by a keyword' },
  size: { width: 320, height: 44 },
  shape: 'none',
  fields: textInputFields,
  events: { select: event('搜索', 'Searched', { value: ['输入内容', 'Text'] }) },
  styleParts: ['field', 'input', 'button', 'clear'],
});
