import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { textInputFields } from './text-input.fields.ts';

/** A filter by a keyword. */
export const textInput = defineWidget({
  type: 'text-input',
  category: 'form',
  icon: 'input-cursor-text',
  label: { zh: '输入框', en: 'Text input' },
  summary: { zh: '输入关键词搜索，联动其他组件', en: 'Filters other widgets by a keyword' },
  size: { width: 320, height: 44 },
  shape: 'none',
  slots: {},
  fields: textInputFields,
  events: {
    select: { label: { zh: '搜索', en: 'Searched' }, payload: { value: { zh: '输入内容', en: 'Text' } } },
  },
  refreshMs: 0,
  sampleRows: [],
  sampleMapping: [],
  styleParts: stylePartsOf('field', 'input', 'button', 'clear'),
  upgrades: [],
});
