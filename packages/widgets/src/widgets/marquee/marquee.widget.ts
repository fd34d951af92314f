import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { marqueeFields } from './marquee.fields.ts';

/** A text that runs through its box without end (domain-facts §1.5). */
export const marquee = defineWidget({
  type: 'marquee',
  category: 'text',
  icon: 'card-text',
  label: { zh: '跑马灯', en: 'Marquee' },
  summary: { zh: '循环滚动的文字，可来自数据集', en: 'A text that runs through, typed or from a data set' },
  size: { width: 480, height: 50 },
  shape: 'rows',
  slots: {
    text: {
      label: { zh: '文本', en: 'Text' },
      kind: 'any',
      hint: { zh: '各行依次滚动', en: 'The rows run one after the other' },
    },
  },
  fields: marqueeFields,
  events: {},
  refreshMs: 60_000,
  sampleRows: [],
  sampleMapping: [],
  styleParts: stylePartsOf('text', 'separator'),
  upgrades: [],
});
