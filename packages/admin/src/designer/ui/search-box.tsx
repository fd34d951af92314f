import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../icons/icon.tsx';

const CLEAR = { zh: '清除', en: 'Clear' };

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
  /** Enter takes the first of what was found. */
  onTake?(): void;
}

export function SearchBox({ label, value, onChange, onTake }: SearchBoxProps) {
  const text = useText();
  return (
    <div className="search-box">
      <Icon name="search" />
      <input
        type="text"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.stopPropagation();
            onChange('');
          }
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onTake?.();
        }}
      />
      {value === '' ? null : (
        <button type="button" aria-label={text(CLEAR)} onClick={() => onChange('')}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
