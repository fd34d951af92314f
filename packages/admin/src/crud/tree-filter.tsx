import type SlTree from '@shoelace-style/shoelace/dist/components/tree/tree.js';
import { useLayoutEffect, useRef } from 'react';
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
  const { nodes, failure } = useFieldTree(tree);
  const element = useRef<SlTree>(null);
  // A press marks the node at once; where the list could not follow, the mark goes back to what it shows.
  useLayoutEffect(() => {
    for (const item of element.current?.querySelectorAll('sl-tree-item') ?? [])
      item.selected = item.dataset['id'] === chosen;
  });
  return (
    <aside className="list-tree card" aria-label={text(tree.title)}>
      <div className="list-tree__title">
        {text(tree.title)}
        <button type="button" className="text-button" disabled={chosen === ''} onClick={() => onChoose('')}>
          {t('crud.allNodes')}
        </button>
      </div>
      {failure ? (
        <p className="list-tree__failure" role="alert">
          {failure.problem}{' '}
          <button type="button" className="text-button" onClick={failure.retry}>
            {t('crud.retry')}
          </button>
        </p>
      ) : null}
      <sl-tree
        ref={element}
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
