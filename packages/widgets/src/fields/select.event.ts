import type { WidgetEvent } from '../kit/define-widget.ts';

/** What a chart tells when a reader picks one of its items. */
export const selectEvent: WidgetEvent = {
  label: { zh: '点击数据项', en: 'Item picked' },
  payload: {
    name: { zh: '类别', en: 'Category' },
    value: { zh: '数值', en: 'Value' },
    seriesName: { zh: '系列名', en: 'Series' },
    field: { zh: '字段', en: 'Field' },
  },
};
