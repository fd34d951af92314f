import { Type, type Static } from 'typebox';

/**
 * Widgets that belong together: those whose `group` is its id. With `container` the group is a part of that widget —
 * one tab of a tab panel, the content of a panel — and `name` is the part's title; a container's parts stand in the
 * order of the document's groups.
 */
export const ScreenGroup = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  name: Type.Optional(Type.String({ maxLength: 200 })),
  /** Group that holds this one. */
  parent: Type.Optional(Type.String({ maxLength: 64 })),
  /** Id of the widget that shows the group. */
  container: Type.Optional(Type.String({ maxLength: 64 })),
  locked: Type.Optional(Type.Boolean()),
  hidden: Type.Optional(Type.Boolean()),
});
export type ScreenGroup = Static<typeof ScreenGroup>;

/** The group of an id and those around it, innermost first; empty for an id that is unknown. Ends at a circle. */
export function groupsAround(groups: readonly ScreenGroup[], id: string | undefined): readonly ScreenGroup[] {
  const path: ScreenGroup[] = [];
  let next = groups.find((group) => group.id === id);
  while (next && !path.includes(next)) {
    path.push(next);
    const { parent } = next;
    next = groups.find((group) => group.id === parent);
  }
  return path;
}
