import { defineWidget } from '../../kit/widget/define-widget.ts';
import { decorationFields } from './decoration.fields.ts';

/** An ornament: title bars, dividers and instruments that mean nothing (domain-facts §1.5). */
export const decoration = defineWidget({
  type: 'decoration',
  category: 'decoration',
  icon: 'magic',
  palette: { task: 'decoration', place: 3, words: '花边 点缀 ornament' },
  label: { zh: '装饰', en: 'Decoration' },
  summary: { zh: '12 种页头、标题、分隔线和动态装饰', en: 'Twelve headers, titles, dividers and moving ornaments' },
  size: { width: 400, height: 150 },
  shape: 'none',
  fields: decorationFields,
  styleParts: ['shape', 'light', 'caption'],
});
