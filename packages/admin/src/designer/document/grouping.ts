import type { NormalScreen, ScreenGroup } from '@aj-report/contract';
import type { Recipe } from './change.ts';
import { moveGroups, plainGroupsAround, putInto } from './groups.ts';

/** The outermost groups of which every widget is among `ids`. */
function wholeGroups(screen: NormalScreen, ids: ReadonlySet<string>): readonly ScreenGroup[] {
  const cut = new Set<string>();
  for (const { id, group } of screen.widgets) {
    if (!ids.has(id)) for (const around of plainGroupsAround(screen, group)) cut.add(around.id);
  }
  const outermost = screen.widgets
    .filter(({ id }) => ids.has(id))
    .flatMap(({ group }) => plainGroupsAround(screen, group).findLast(({ id }) => !cut.has(id)) ?? []);
  return [...new Set(outermost)];
}

/** Makes a group of widgets, within the group that all of them have. Groups that come into it whole stay within it. */
export function groupWidgets(ids: readonly string[], groupId: string, name: string): Recipe {
  return (screen) => {
    const chosen = new Set(ids);
    const inner = new Set(wholeGroups(screen, chosen).map(({ id }) => id));
    const innerOf = (group: string | undefined) => plainGroupsAround(screen, group).find(({ id }) => inner.has(id))?.id;
    const members = screen.widgets.filter(({ id }) => chosen.has(id));
    const single = members.filter(({ group }) => innerOf(group) === undefined);
    const before = new Set<string | undefined>([
      ...single.map(({ group }) => group),
      ...screen.groups.filter(({ id }) => inner.has(id)).map(({ parent }) => parent),
    ]);
    const [parent] = before;
    screen.groups.push({ id: groupId, name, ...(before.size === 1 && parent !== undefined ? { parent } : {}) });
    for (const group of screen.groups) if (inner.has(group.id)) group.parent = groupId;
    putInto(
      single.map(({ id }) => id),
      groupId,
    )(screen);
  };
}

/** Dissolves the outermost groups that are there whole, else the own groups of the widgets; parts of containers stay. */
export function ungroupWidgets(ids: readonly string[]): Recipe {
  return (screen) => {
    const whole = wholeGroups(screen, new Set(ids));
    const own = new Set(screen.widgets.filter(({ id }) => ids.includes(id)).map(({ group }) => group));
    const gone =
      whole.length > 0 ? whole : screen.groups.filter((group) => own.has(group.id) && group.container === undefined);
    for (const { id, parent } of gone) {
      const members = screen.widgets.filter((widget) => widget.group === id).map((widget) => widget.id);
      moveGroups(screen, id, parent);
      putInto(members, parent)(screen);
    }
    const names = new Set(gone.map(({ id }) => id));
    screen.groups = screen.groups.filter((group) => !names.has(group.id));
  };
}
