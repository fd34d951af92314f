import type { ReactNode } from 'react';
import './facts.css';

interface FactsProps {
  readonly facts: readonly { readonly name: string; readonly value: ReactNode; readonly isCode?: boolean }[];
}

/** What is known of a record, one fact a line. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="facts">
      {facts.map(({ name, value, isCode }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={isCode ? 'mono' : undefined}>{value === '' ? <span className="muted">–</span> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
