import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { pathBelow } from './request-text.ts';

/** Items of a list or an object that are shown. */
const ITEMS_SHOWN = 50;
/** Levels that are open at first. */
const OPEN_LEVELS = 2;
const TEXT_SHOWN = 120;

interface NodeProps {
  readonly name: string;
  readonly value: unknown;
  readonly path: string;
  readonly level: number;
  /** The path that is chosen. */
  readonly rows: string;
  onPick(path: string): void;
}

function childrenOf(value: unknown): readonly (readonly [string | number, unknown])[] | undefined {
  if (Array.isArray(value)) return (value as readonly unknown[]).map((item, index) => [index, item] as const);
  if (typeof value === 'object' && value !== null) return Object.entries(value);
  return undefined;
}

function Leaf({ name, value }: { readonly name: string; readonly value: unknown }) {
  const text = JSON.stringify(value);
  return (
    <li className="answer-tree__leaf">
      <span>{name}</span>
      <code data-type={value === null ? 'null' : typeof value}>
        {text.length > TEXT_SHOWN ? `${text.slice(0, TEXT_SHOWN)}…` : text}
      </code>
    </li>
  );
}

function Node({ name, value, path, level, rows, onPick }: NodeProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(level < OPEN_LEVELS);
  const children = childrenOf(value);
  if (!children) return <Leaf name={name} value={value} />;
  const isList = Array.isArray(value);
  return (
    <li>
      <div className="answer-tree__line" data-chosen={path === rows || undefined}>
        <button type="button" className="answer-tree__toggle" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <sl-icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
          <span>{name}</span>
          <small className="muted">
            {t(isList ? 'set.answerItems' : 'set.answerFields', { count: children.length })}
          </small>
        </button>
        {path === rows ? (
          <small className="answer-tree__chosen">{t('set.rowsChosen')}</small>
        ) : (
          <button type="button" className="text-button" onClick={() => onPick(path)}>
            {t('set.pickRows')}
          </button>
        )}
      </div>
      {isOpen ? (
        <ul>
          {children.slice(0, ITEMS_SHOWN).map(([key, item]) => (
            <Node
              key={key}
              name={typeof key === 'number' ? `[${key}]` : key}
              value={item}
              path={pathBelow(path, key)}
              level={level + 1}
              rows={rows}
              onPick={onPick}
            />
          ))}
          {children.length > ITEMS_SHOWN ? <li className="answer-tree__leaf muted">…</li> : null}
        </ul>
      ) : null}
    </li>
  );
}

interface AnswerTreeProps {
  readonly value: unknown;
  readonly rows: string;
  onPick(path: string): void;
}

/** An answer in JSON; every list and object of it can be chosen to hold the rows. */
export function AnswerTree({ value, rows, onPick }: AnswerTreeProps) {
  const t = useT();
  return (
    <ul className="answer-tree">
      <Node name={t('set.answerRoot')} value={value} path="" level={0} rows={rows} onPick={onPick} />
    </ul>
  );
}
