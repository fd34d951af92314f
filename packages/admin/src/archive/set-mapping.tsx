import type { NeedState } from '@aj-report/contract';
import type { ReactNode } from 'react';
import type { SelectOption } from '../form/select/select-options.ts';
import { Select } from '../form/select/select.tsx';
import { useText } from '../i18n/i18n.ts';
import { STATE_LABELS } from './archive.words.ts';
import './set-mapping.css';

/** A data set that is needed, and what can become of it. */
export interface MappedSet {
  readonly setCode: string;
  /** The code again where nobody knows the name. */
  readonly setName: string;
  readonly state: NeedState;
  readonly options: readonly SelectOption[];
  /** The chosen option; '' = it stays open. */
  readonly value: string;
  /** What else is to be said of it. */
  readonly note?: ReactNode;
}

interface SetMappingProps {
  readonly sets: readonly MappedSet[];
  onChoose(setCode: string, value: string): void;
}

/** Data sets that something needs, each with the one here that takes its place. */
export function SetMapping({ sets, onChoose }: SetMappingProps) {
  const text = useText();
  return (
    <ul className="set-mapping">
      {sets.map(({ setCode, setName, state, options, value, note }) => (
        <li key={setCode} data-set={setCode} data-open={value === '' || undefined}>
          <span className="set-mapping__set">
            <span className="ellipsis" title={setName}>
              {setName}
            </span>
            {setName === setCode ? null : <code className="muted ellipsis">{setCode}</code>}
          </span>
          <span className="set-mapping__state" data-state={state}>
            {text(STATE_LABELS[state])}
          </span>
          <Select
            label={setName}
            size="small"
            options={options}
            value={value}
            onChange={(next) => onChoose(setCode, String(next))}
          />
          {note ? <div className="set-mapping__note">{note}</div> : null}
        </li>
      ))}
    </ul>
  );
}
