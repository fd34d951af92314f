import type { ContextData } from '@aj-report/contract';
import { useCan } from '../session/use-can.tsx';
import { atOnce } from '../shoelace/at-once.ts';
import { shareWord } from './share.words.ts';
import type { ScreenParameter } from './use-parameters.ts';

interface LockedParametersProps {
  readonly parameters: readonly ScreenParameter[];
  readonly locked: ContextData;
  readonly disabled: boolean;
  onChange(locked: ContextData): void;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`;
}

interface RowProps {
  readonly parameter: ScreenParameter;
  /** undefined = not locked */
  readonly value: unknown;
  readonly disabled: boolean;
  onChange(value: string | undefined): void;
}

function ParameterRow({ parameter, value, disabled, onChange }: RowProps) {
  const { name, defaultValue, locked } = parameter;
  const isLocked = value !== undefined;
  const byScreen = locked === true ? shareWord('byScreen', { value: textOf(defaultValue) }) : undefined;
  return (
    <div className="locked-row" data-parameter={name}>
      <sl-checkbox
        checked={isLocked}
        disabled={disabled}
        onsl-change={atOnce(() => onChange(isLocked ? undefined : textOf(defaultValue)))}
      >
        <span className="mono">{name}</span>
      </sl-checkbox>
      <sl-input
        size="small"
        label={name}
        value={isLocked ? textOf(value) : ''}
        placeholder={byScreen ?? textOf(defaultValue)}
        disabled={disabled || !isLocked}
        autocomplete="off"
        onsl-input={atOnce((event: CustomEvent) => onChange((event.target as HTMLInputElement).value))}
      />
    </div>
  );
}

/** Which parameters of a screen a share fixes, and to what; what the screen locks itself is for its designers. */
export function LockedParameters({ parameters, locked, disabled, onChange }: LockedParametersProps) {
  const can = useCan();
  const isDesigner = can('bigScreenManage:design');
  const names = new Set(parameters.map(({ name }) => name));
  const others = Object.keys(locked).filter((name) => !names.has(name));
  const all = [...parameters, ...others.map((name): ScreenParameter => ({ name }))];
  function change(name: string, value: string | undefined) {
    const { [name]: _before, ...rest } = locked;
    onChange(value === undefined ? rest : { ...rest, [name]: value });
  }
  if (all.length === 0) return <p className="muted locked-none">{shareWord('noParameters')}</p>;
  return (
    <div className="locked-rows">
      {all.map((parameter) => (
        <ParameterRow
          key={parameter.name}
          parameter={parameter}
          value={locked[parameter.name]}
          disabled={disabled || (parameter.locked === true && !isDesigner)}
          onChange={(value) => change(parameter.name, value)}
        />
      ))}
      <p className="aj-field__hint muted">{shareWord('lockedHint')}</p>
    </div>
  );
}
