import { useFieldTree } from '../form/controls/use-field-options.ts';
import type { TreeNode } from '../form/option-rows.ts';
import { useT, useText } from '../i18n/i18n.ts';
import type { TreeFilter } from './define-resource.ts';

interface TreePanelProps {
  readonly tree: TreeFilter;
  /** Id of the chosen node; empty = all rows. */
  readonly chosen: string;
  onChoose(id: string): void;
}

function Nodes({ nodes, tree, chosen }: { nodes: readonly TreeNode[] } & Omit<TreePanelProps, 'onChoose'>) {
  return nodes.map((node) => (
    <sl-tree-item key={node.id} data-id={node.id} expanded={tree.isOpen ?? false} selected={node.id === chosen}>
      {node.label}
      <Nodes nodes={node.children} tree={tree} chosen={chosen} />
    </sl-tree-item>
  ));
}

/** The tree at the left of a list; the chosen node narrows it (spec §2). */
export function TreePanel({ tree, chosen, onChoose }: TreePanelProps) {
  const t = useT();
  const text = useText();
  const nodes = useFieldTree(tree);
  return (
    <aside className="list-tree card" aria-label={text(tree.title)}>
      <div className="list-tree__title">
        {text(tree.title)}
        <button type="button" className="text-button" disabled={chosen === ''} onClick={() => onChoose('')}>
          {t('crud.allNodes')}
        </button>
      </div>
      <sl-tree
        onsl-selection-change={(event: CustomEvent) => {
          const [item] = (event.detail as { selection: HTMLElement[] }).selection;
          if (item?.dataset['id'] !== undefined) onChoose(item.dataset['id']);
        }}
      >
        <Nodes nodes={nodes} tree={tree} chosen={chosen} />
      </sl-tree>
    </aside>
  );
}
