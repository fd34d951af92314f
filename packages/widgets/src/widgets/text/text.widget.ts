import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { textFields } from './text.fields.ts';

/** A text or one figure of a data set (domain-facts §1.5). */
export const text = defineWidget({
  type: 'text',
  category: 'text',
  icon: 'type',
  label: { zh: '文本', en: 'Text' },
  summary: { zh: '一段文字，或数据集的一个数值', en: 'A text, or one figure of a data set' },
  size: { width: 240, height: 60 },
  shape: 'singleValue',
  slots: {
    text: {
      label: { zh: '文本', en: 'Text' },
      kind: 'any',
      hint: { zh: '取第一行的值', en: 'The value of the first row' },
    },
  },
  fields: textFields,
  events: {},
  refreshMs: 60_000,
  sampleRows: [],
  sampleMapping: [],
  styleParts: stylePartsOf('text', 'affix'),
  upgrades: [],
});
