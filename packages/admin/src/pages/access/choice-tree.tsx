import type { ChoiceNode } from '@aj-report/contract';
import { useState } from 'react';
import { atOnce } from '../../shoelace/at-once.ts';
import { accessWord } from './access.words.ts';
import { findNodes, leavesOf, stateOf, withLeaves } from './checked-tree.ts';
import './access.css';

interface ChoiceTreeProps {
  readonly nodes: readonly ChoiceNode[];
  readonly checked: ReadonlySet<string>;
  onChange(checked: ReadonlySet<string>): void;
}

interface BoxProps extends Omit<ChoiceTreeProps, 'nodes'> {
  readonly id: string;
  readonly label: string;
  readonly leaves: readonly string[];
}

function Box({ id, label, leaves, checked, onChange }: BoxProps) {
  const state = stateOf(leaves, checked);
  return (
    <sl-checkbox
      data-node={id}
      checked={state === 'all'}
      indeterminate={state === 'some'}
      onsl-change={atOnce((event) => onChange(withLeaves(checked, leaves, (event.target as HTMLInputElement).checked)))}
    >
      {label}
    </sl-checkbox>
  );
}

function Node({ node, checked, onChange }: Omit<ChoiceTreeProps, 'nodes'> & { readonly node: ChoiceNode }) {
  const leaves = leavesOf(node);
  return (
    <li className="choice-tree__node" data-plain={node.children ? undefined : true}>
      <span className="choice-tree__parent">
        <Box id={node.id} label={node.label} leaves={leaves} checked={checked} onChange={onChange} />
        {node.children ? null : <span className="mono muted ellipsis">{node.id}</span>}
      </span>
      {node.children ? (
        <span className="choice-tree__children" role="group" aria-label={node.label}>
          {node.children.map((child) => (
            <Box
              key={child.id}
              id={child.id}
              label={child.label}
              leaves={[child.id]}
              checked={checked}
              onChange={onChange}
            />
          ))}
        </span>
      ) : null}
    </li>
  );
}

/** Choices of one or two levels to tick, with a search and all of what it found at once. */
export function ChoiceTree({ nodes, checked, onChange }: ChoiceTreeProps) {
  const [search, setSearch] = useState('');
  const found = findNodes(nodes, search);
  const all = nodes.flatMap(leavesOf);
  const shown = found.flatMap(leavesOf);
  const count = all.filter((id) => checked.has(id)).length;
  return (
    <div className="choice-tree">
      <div className="choice-tree__head">
        <sl-input
          type="search"
          clearable
          placeholder={accessWord('search')}
          aria-label={accessWord('search')}
          value={search}
          onsl-input={atOnce((event) => setSearch((event.target as HTMLInputElement).value))}
        >
          <sl-icon slot="prefix" name="search" />
        </sl-input>
        {shown.length > 0 ? (
          <Box id="all" label={accessWord('selectAll')} leaves={shown} checked={checked} onChange={onChange} />
        ) : null}
        <span className="choice-tree__count muted">{accessWord('chosen', { count, total: all.length })}</span>
      </div>
      {found.length === 0 ? <p className="choice-tree__none muted">{accessWord('nothingFound')}</p> : null}
      <ul className="choice-tree__nodes">
        {found.map((node) => (
          <Node key={node.id} node={node} checked={checked} onChange={onChange} />
        ))}
      </ul>
    </div>
  );
}
