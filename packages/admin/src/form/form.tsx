import { LIMITS, type ChoiceOption, type Fields, type FormGroup, type Language } from '@aj-report/contract';
import { siteStorage } from '@aj-report/embed/storage';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ControlsContext, FormContext, type ChangePhase, type Density } from './control.ts';
import { CONTROLS } from './controls/controls.ts';
import { FieldRow } from './controls/field-row.tsx';
import { inPairs, isChanged, openersOf, shownGroups, valueOf } from './form-model.ts';
import type { Problems } from './form-problems.ts';
import { FORM_WORDS } from './form.words.ts';
import './form.css';
import './form-compact.css';
import './controls/controls.css';

export interface FormProps {
  readonly fields: Fields;
  readonly values: Readonly<Record<string, unknown>>;
  /** `phase` is `live` while a value is dragged or typed, `done` when it is final. */
  onChange(name: string, value: unknown, phase: ChangePhase): void;
  /** Compact forms show a dot on changed fields; clicking it calls this. */
  readonly onReset?: (name: string) => void;
  readonly density?: Density;
  readonly problems?: Problems;
  readonly language: Language;
  /** Names of the fields on which the edited objects differ. */
  readonly mixed?: ReadonlySet<string>;
  /** Fields in a row, in dialogs only. */
  readonly columns?: 1 | 2 | 3 | 4;
  readonly disabled?: boolean;
  /** Names of single fields that may not be changed now. */
  readonly locked?: ReadonlySet<string>;
  readonly themeColors?: readonly string[];
  readonly choices?: Readonly<Record<string, readonly ChoiceOption[]>>;
  readonly dataColumns?: readonly string[];
  /** Shows only the fields whose label, group or name holds this text. */
  readonly search?: string;
  /** Under this name the browser remembers which groups are closed, in compact forms. */
  readonly memory?: string;
}

const NO_COLORS: readonly string[] = [];
const NO_CHOICES = {};
const NO_COLUMNS: readonly string[] = [];
const NONE: ReadonlySet<string> = new Set();
const LABEL_WIDTH = { '--aj-form-label-width': `${LIMITS.labelWidthPx}px` } as React.CSSProperties;

function readClosed(key: string | undefined): readonly string[] {
  return key === undefined ? [] : (siteStorage.getItem(key) ?? '').split(',').filter(Boolean);
}

function useClosedGroups(memory: string | undefined) {
  const key = memory === undefined ? undefined : `AJReportClosedGroups:${memory}`;
  const [state, setState] = useState(() => ({ key, closed: readClosed(key) }));
  const closed = state.key === key ? state.closed : readClosed(key);
  function toggle(id: string) {
    const next = closed.includes(id) ? closed.filter((one) => one !== id) : [...closed, id];
    setState({ key, closed: next });
    if (key !== undefined) siteStorage.setItem(key, next.join(','));
  }
  return { closed, toggle };
}

interface GroupProps extends FormProps {
  readonly group: FormGroup;
  readonly hasHeading: boolean;
  readonly isOpen: boolean;
  onToggle(): void;
}

function GroupHeading({ group, isOpen, onToggle, language, density }: GroupProps) {
  if (density !== 'compact') return <div className="aj-form__heading">{group.label[language]}</div>;
  return (
    <button type="button" className="aj-form__heading" aria-expanded={isOpen} onClick={onToggle}>
      <sl-icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
      {group.label[language]}
    </button>
  );
}

function Group(props: GroupProps) {
  const { group, values, mixed = NONE, locked = NONE, problems = {}, onReset, onChange } = props;
  return (
    <section className="aj-form__group" data-group={group.id}>
      {props.hasHeading ? <GroupHeading {...props} /> : null}
      {props.isOpen ? (
        <div className="aj-form__fields" style={{ '--aj-columns': props.columns ?? 1 } as React.CSSProperties}>
          {inPairs(group.fields).map((field) => (
            <FieldRow
              key={field.name}
              field={field}
              value={valueOf(field, values)}
              mixed={mixed.has(field.name)}
              disabled={(props.disabled ?? false) || locked.has(field.name)}
              problem={problems[field.name]}
              isChanged={mixed.has(field.name) || isChanged(field, values, props.language)}
              onChange={(value, phase) => {
                for (const [name, open] of openersOf(props.fields, field.name, values)) onChange(name, open, 'done');
                onChange(field.name, value, phase ?? 'done');
              }}
              onReset={onReset ? () => onReset(field.name) : undefined}
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** A form drawn from declared fields: the same one serves dialogs and the designer's panel. */
export function Form(props: FormProps) {
  const { language, density = 'dialog', search = '' } = props;
  const { themeColors = NO_COLORS, choices = NO_CHOICES, dataColumns = NO_COLUMNS } = props;
  const groups = shownGroups(props.fields, props.values, search, language);
  const { closed, toggle } = useClosedGroups(props.memory);
  const settings = useMemo(
    () => ({ language, density, themeColors, choices, dataColumns, values: props.values }),
    [language, density, themeColors, choices, dataColumns, props.values],
  );
  return (
    <FormContext value={settings}>
      <ControlsContext value={CONTROLS}>
        <div className="aj-form" data-density={density} style={LABEL_WIDTH}>
          {groups.map((group) => (
            <Group
              key={group.id}
              {...props}
              density={density}
              group={group}
              hasHeading={density === 'compact' || groups.length > 1}
              isOpen={density === 'dialog' || search !== '' || !closed.includes(group.id)}
              onToggle={() => toggle(group.id)}
            />
          ))}
          {groups.length === 0 && search !== '' ? (
            <div className="aj-form__nothing muted">{FORM_WORDS.nothingFound[language]}</div>
          ) : null}
        </div>
      </ControlsContext>
    </FormContext>
  );
}

/** Puts the cursor into the first field that has a problem, whenever the set of problems changes. */
export function useFocusFirstProblem(problems: Problems) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const invalid = container.current?.querySelector<HTMLElement>('[data-invalid] input, [data-invalid]');
    invalid?.focus();
  }, [problems]);
  return container;
}
