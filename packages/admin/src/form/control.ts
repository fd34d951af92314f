import type { ChoiceOption, ControlKind, FormField, Language } from '@aj-report/contract';
import { createContext, use, type ComponentType } from 'react';

/** `live` = while dragging or typing, `done` = the value a person stopped at. */
export type ChangePhase = 'live' | 'done';
export type Density = 'dialog' | 'compact';

/** What a control of `controls/` receives. It shows `value` and never keeps one of its own once it is left. */
export interface ControlProps {
  readonly field: FormField;
  /** Ties the control to its label. */
  readonly id: string;
  readonly value: unknown;
  /** Several objects are edited and differ: show no value, say so. */
  readonly mixed: boolean;
  readonly invalid: boolean;
  readonly disabled: boolean;
  onChange(value: unknown, phase?: ChangePhase): void;
}

/** The editor of every kind of control. */
export type Controls = Readonly<Record<ControlKind, ComponentType<ControlProps>>>;

/** Settings shared by all controls of one form. */
export interface FormSettings {
  readonly language: Language;
  readonly density: Density;
  /** Colours of the screen's theme, offered first by the colour controls. */
  readonly themeColors: readonly string[];
  /** Choices of a field by its name, where the declaration cannot know them. */
  readonly choices: Readonly<Record<string, readonly ChoiceOption[]>>;
  /** Columns of the data that the edited widget shows; empty where they are not known. */
  readonly dataColumns: readonly string[];
  /** All values of the form: the same object for as long as the form draws what it drew before. */
  readonly values: Readonly<Record<string, unknown>>;
}

export const FormContext = createContext<FormSettings>({
  language: 'zh',
  density: 'dialog',
  themeColors: [],
  choices: {},
  dataColumns: [],
  values: {},
});

export function useFormSettings(): FormSettings {
  return use(FormContext);
}

/** The controls of a form: lists of rows have such controls in them, so none of them can name all. */
export const ControlsContext = createContext<Controls | null>(null);

/** @throws Error outside a form */
export function useControls(): Controls {
  const controls = use(ControlsContext);
  if (!controls) throw new Error('A field stands in no form.');
  return controls;
}
