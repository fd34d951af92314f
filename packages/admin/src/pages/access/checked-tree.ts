import type { ChoiceNode } from '@aj-report/contract';

/** What of a node's leaves is checked. */
export type NodeState = 'all' | 'some' | 'none';

/** Ids of what can be checked in a node: its children, or itself when it has none. */
export function leavesOf(node: ChoiceNode): readonly string[] {
  return node.children?.map((child) => child.id) ?? [node.id];
}

export function stateOf(leaves: readonly string[], checked: ReadonlySet<string>): NodeState {
  const count = leaves.filter((id) => checked.has(id)).length;
  if (count === 0) return 'none';
  return count === leaves.length ? 'all' : 'some';
}

/** The checked ones after some were checked or unchecked together. */
export function withLeaves(
  checked: ReadonlySet<string>,
  leaves: readonly string[],
  isOn: boolean,
): ReadonlySet<string> {
  const next = new Set(checked);
  for (const id of leaves) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Nodes whose words or codes hold the search; a node that does is whole, else only its children that do are left. */
export function findNodes(nodes: readonly ChoiceNode[], search: string): readonly ChoiceNode[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return nodes;
  const holds = ({ id, label }: Pick<ChoiceNode, 'id' | 'label'>) => `${label} ${id}`.toLowerCase().includes(wanted);
  return nodes.flatMap((node) => {
    if (holds(node)) return [node];
    const children = node.children?.filter(({ label }) => label.toLowerCase().includes(wanted)) ?? [];
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
