import type { WidgetNode } from './document-schema.ts';

/** A widget that shows viewers the sample of its kind in place of its rows, given ones or those of a data set. */
export function withSample({ data, ...widget }: WidgetNode): WidgetNode {
  const { setCode: _set, mapping: _mapping, staticData: _rows, ...kept } = data ?? {};
  return { ...widget, data: { ...kept, dataType: 'static', sample: 'kept' } };
}
