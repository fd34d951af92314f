import { event } from '../kit/widget/define-widget.ts';

/** What a chart tells when a reader picks one of its items. */
export const selectEvent = event('点击数据项', 'Item picked', {
  name: ['类别', 'Category'],
  value: ['数值', 'Value'],
  seriesName: ['系列名', 'Series'],
  field: ['字段', 'Field'],
});
