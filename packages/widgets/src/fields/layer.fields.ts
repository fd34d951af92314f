import { field } from '@aj-report/contract';
import { GROUPS } from './field-groups.ts';

/** What stands behind the drawing; the layer's name belongs to the widget's node in the document. */
export const layerFields = {
  background: field.color({ label: { zh: '背景颜色', en: 'Background' }, group: GROUPS.layer, empty: 'none' }),
};
