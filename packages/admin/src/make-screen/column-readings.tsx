import { isNumericType } from '@aj-report/contract';
import type { ReactNode } from 'react';
import { Select } from '../form/select/select.tsx';
import { useText } from '../i18n/i18n.ts';
import { MAKE_WORDS } from './make-screen.words.ts';
import type { TableProfile } from './plan/profile.ts';
import { readColumns, type ChosenReadings } from './plan/read-columns.ts';

type Reading = ChosenReadings[string];

const READINGS: readonly Reading[] = ['SUM', 'AVG', 'category', 'none'];

interface ColumnReadingsProps {
  readonly profile: TableProfile;
  readonly chosen: ChosenReadings;
  readonly disabled: boolean;
  /** Stands behind the choices. */
  readonly end: ReactNode;
  onChange(chosen: ChosenReadings): void;
}

/** How the numbers of each column are put together, as the proposals have it; each can be changed before anything is saved. */
export function ColumnReadings({ profile, chosen, disabled, end, onChange }: ColumnReadingsProps) {
  const text = useText();
  const numbers = readColumns(profile).filter(
    ({ type, role }) => isNumericType(type) && (role === 'measure' || role === 'category'),
  );
  if (numbers.length === 0) return null;
  const options = READINGS.map((value) => ({ value, label: text(MAKE_WORDS.readings[value]) }));
  return (
    <div className="make-screen__readings" role="group" aria-label={text(MAKE_WORDS.readingsTitle)}>
      <strong>{text(MAKE_WORDS.readingsTitle)}</strong>
      {numbers.map(({ name, label, role, func }) => (
        <span key={name} className="make-screen__reading" data-column={name}>
          <span className="ellipsis" title={name}>
            {label}
          </span>
          <Select
            size="small"
            label={`${text(MAKE_WORDS.readingsTitle)}: ${label}`}
            value={chosen[name] ?? (role === 'measure' ? func : 'category')}
            disabled={disabled}
            options={options}
            onChange={(value) => onChange({ ...chosen, [name]: value as Reading })}
          />
        </span>
      ))}
      {end}
    </div>
  );
}
