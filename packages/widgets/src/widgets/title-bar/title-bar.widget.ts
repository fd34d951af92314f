import { defineWidget } from '../../kit/widget/define-widget.ts';
import { titleBarFields } from './title-bar.fields.ts';

/** The title of a screen or of a part of it, with an ornament that moves. */
export const titleBar = defineWidget({
  type: 'title-bar',
  category: 'decoration',
  icon: 'card-heading',
  palette: { task: 'decoration', place: 1, words: '标题 页头 header heading' },
  label: { zh: '动态标题栏', en: 'Title bar' },
  summary: { zh: '9 种带动效的标题栏，两端不变形', en: 'Nine moving title bars whose ends keep their shape' },
  size: { width: 720, height: 72 },
  shape: 'none',
  textField: 'caption',
  fields: titleBarFields,
  styleParts: ['shape', 'light', 'caption', 'subtitle'],
});
