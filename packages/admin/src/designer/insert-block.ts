import type { BlockDocument, NormalScreen, Text } from '@aj-report/contract';
import type { Designer } from './designer.ts';
import { outermostIds } from './document/add-copy.ts';
import { intoPart, toBlockScreen } from './document/block.ts';
import type { Recipe } from './document/change.ts';
import { copyClip } from './document/clip.ts';
import { partAt } from './document/groups.ts';
import { addWidgets } from './document/operations.ts';
import { placeInPart } from './document/place-in-part.ts';
import type { Point, Rect } from './geometry/rect.ts';
import { freePlace, middleOf } from './insert-widget.ts';
import { rebind, type SetAnswers } from './missing-sets/missing-sets.ts';

const INSERT_LABEL: Text = { zh: '添加区块', en: 'Add a block' };

interface Insertion {
  /** Where it was dropped; absent = where there is room next to the middle of what is seen. */
  readonly at?: Point | undefined;
  /** What takes the place of data sets that are not here. */
  readonly sets?: SetAnswers | undefined;
}

/** Puts a block onto the screen as one step, with new ids, and selects it. */
export function insertBlock(designer: Designer, block: BlockDocument, { at, sets }: Insertion = {}): void {
  const { document } = designer;
  const { dashboard, groups, widgets: bound } = toBlockScreen(block, document.screen.reportCode);
  const widgets = sets ? rebind(bound, sets) : bound;
  const size = { width: dashboard.width, height: dashboard.height };
  const middle = at ?? middleOf(designer);
  const box = { ...size, left: middle.x - size.width / 2, top: middle.y - size.height / 2 };
  const copy = copyClip({ widgets, groups }, document.screen, placeOf(designer, box, at !== undefined));
  const part = at && partAt(document.shown, at, new Set(), designer.view.shownParts);
  const ids = outermostIds(copy);
  document.change(
    INSERT_LABEL,
    (draft) => {
      addWidgets(part === undefined ? copy : intoPart(copy, part))(draft);
      if (part !== undefined) placeInPart(ids, part)(draft);
      addParameters(dashboard.parameters)(draft);
    },
    { select: ids },
  );
}

/** Where the upper left corner of a block comes, in whole px: on the screen, if that is large enough. */
function placeOf(designer: Designer, box: Rect, isDropped: boolean): Point {
  const { width, height } = designer.document.screen.dashboard;
  const within = (position: number, room: number) => Math.round(Math.max(0, Math.min(position, room)));
  const inside = { left: within(box.left, width - box.width), top: within(box.top, height - box.height) };
  return isDropped ? { x: inside.left, y: inside.top } : freePlace(designer, { ...box, ...inside });
}

/** Declares the parameters that a block brings along, as far as the screen has none of the name. */
function addParameters(parameters: NormalScreen['dashboard']['parameters']): Recipe {
  return ({ dashboard }) => {
    const known = new Set(dashboard.parameters.map(({ name }) => name));
    const missing = parameters.filter(({ name }) => !known.has(name));
    if (missing.length > 0) dashboard.parameters = [...dashboard.parameters, ...structuredClone(missing)];
  };
}
