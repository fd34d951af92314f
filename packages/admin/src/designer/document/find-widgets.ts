import type { NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';

export interface FoundWidget {
  readonly widget: NormalWidget;
  /** The text or the data set in which the words stand; empty when the name bears them. */
  readonly at: string;
}

/** Texts that a widget shows: values of its fields for words. */
function textsOf({ type, setup }: NormalWidget): readonly string[] {
  const fields = Object.entries(declarations[type]?.fields ?? {});
  return fields.flatMap(([name, field]) => {
    const value = setup[name];
    return ['text', 'textarea'].includes(field['x-aj'].control) && typeof value === 'string' ? value : [];
  });
}

/** Widgets by their name, kind, texts or data set, the topmost first; all of them for no words. */
export function findWidgets(widgets: readonly NormalWidget[], words: string): readonly FoundWidget[] {
  const wanted = words.trim().toLowerCase();
  const holds = (one: string) => one.toLowerCase().includes(wanted);
  return widgets.toReversed().flatMap((widget): FoundWidget[] => {
    const label = declarations[widget.type]?.label;
    if (holds(`${widget.layerName} ${widget.type} ${label?.zh ?? ''} ${label?.en ?? ''}`)) return [{ widget, at: '' }];
    const at = [...textsOf(widget), widget.data.setCode].find(holds);
    return at === undefined ? [] : [{ widget, at }];
  });
}
