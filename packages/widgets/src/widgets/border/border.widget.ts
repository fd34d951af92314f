import { defineWidget } from '../../kit/widget/define-widget.ts';
import { borderFields } from './border.fields.ts';

/** A frame around other widgets (domain-facts §1.5). */
export const border = defineWidget({
  type: 'border',
  category: 'decoration',
  icon: 'square',
  palette: { task: 'decoration', place: 2, words: '外框 边框 装饰框 frame box' },
  label: { zh: '边框', en: 'Border' },
  summary: { zh: '13 种随尺寸伸缩的边框', en: 'Thirteen frames that grow without distorting their corners' },
  size: { width: 400, height: 300 },
  shape: 'none',
  fields: borderFields,
  styleParts: ['shape', 'light', 'caption'],
});
