import type { ReactNode } from 'react';
import './facts.css';

interface FactsProps {
  /** Beside each other, as many as there is room for. */
  readonly isWrapped?: boolean | undefined;
  readonly facts: readonly { readonly name: string; readonly value: ReactNode; readonly isCode?: boolean }[];
}

/** What is known of a record, one fact a line or beside each other. */
export function Facts({ facts, isWrapped }: FactsProps) {
  return (
    <dl className={isWrapped ? 'facts facts--wrapped' : 'facts'}>
      {facts.map(({ name, value, isCode }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={isCode ? 'mono' : undefined}>{value === '' ? <span className="muted">–</span> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
