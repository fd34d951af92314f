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

/** What a double click does: it goes into the group that stands there, and begins to edit the words of a widget. */
export function openAt({ document, view }: Designer, point: Point): void {
  const { screen } = document;
  const id = hitTest(reachableWidgets(screen, view), point);
  const widget = id === undefined ? undefined : document.widget(id);
  if (!widget) return;
  const group = pickedGroupOf(screen, widget.id, view.enteredGroup);
  if (group !== undefined) {
    view.enterGroup(group);
    document.select(matesOf(screen, widget.id, group));
  } else if (!widget.locked && textFieldOf(widget) !== undefined) view.editText(widget.id);
}
