import type { NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import type { Designer } from './designer.ts';
import { matesOf, pickedGroupOf, reachableWidgets } from './document/groups.ts';
import { hitTest } from './geometry/hit-test.ts';
import type { Point } from './geometry/rect.ts';

/** The field of a widget with the words that it shows; undefined where it has none, or shows data in their place. */
export function textFieldOf({ type, data }: NormalWidget): string | undefined {
  const declaration = declarations[type];
  const showsData = declaration?.shape !== 'none' && data.dataType === 'dynamic' && data.setCode !== '';
  return showsData ? undefined : declaration?.textField;
}

/** The field of a widget that a written text goes into; undefined where it has no words at all. */
export function writtenFieldOf({ type }: Pick<NormalWidget, 'type'>): string | undefined {
  return declarations[type]?.markupField ?? declarations[type]?.textField;
}

/** Whether a widget shows data where a written text would stand: it shows its own words once these go. */
export function showsDataInPlaceOfText(widget: NormalWidget): boolean {
  return declarations[widget.type]?.markupField === undefined && textFieldOf(widget) === undefined;
}

/** What a double click does: it goes into the group that stands there, and begins to edit the words of a widget. */
export function openAt(designer: Designer, point: Point): void {
  const { document, view } = designer;
  const id = hitTest(reachableWidgets(document.shown, view), point);
  if (id !== undefined) openWidget(designer, id);
}

export function openWidget({ document, view }: Designer, id: string): void {
  const widget = document.widget(id);
  if (!widget) return;
  const group = pickedGroupOf(document.screen, id, view.enteredGroup);
  if (group !== undefined) {
    view.enterGroup(group);
    document.select(matesOf(document.screen, id, group));
  } else if (!widget.locked && textFieldOf(widget) !== undefined) view.editText(id);
}
