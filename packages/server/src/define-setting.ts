import type { Text } from '@aj-report/contract';

interface Declared {
  /** Name of the environment variable. */
  readonly env: string;
  readonly meaning: Text;
  /** The default in words, when it depends on the machine. */
  readonly shownDefault?: string;
}

interface TextSetting extends Declared {
  readonly kind: 'text';
  readonly default: string | undefined;
  readonly options?: readonly string[];
  readonly pattern?: string;
  /** What the pattern wants, in words. */
  readonly shape?: string;
  /** Why a value of the right form is too easily guessed; undefined when it is not. */
  readonly weaknessOf?: (text: string) => Text | undefined;
  /** Never printed back. */
  readonly secret?: boolean;
}

interface NumberSetting extends Declared {
  readonly kind: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

interface ToggleSetting extends Declared {
  readonly kind: 'toggle';
  readonly default: boolean;
}

/** What is known of a setting beside its name in the code. */
export type Setting = TextSetting | NumberSetting | ToggleSetting;
export type SettingKind = Setting['kind'];

type Rest<S> = Omit<S, 'kind' | 'env' | 'meaning' | 'default'>;

export function text<const D extends string | undefined>(
  env: string,
  fallback: D,
  meaning: Text,
  rest: Rest<TextSetting> = {},
) {
  return { kind: 'text', env, default: fallback, meaning, ...rest } as const;
}

export function number(env: string, fallback: number, meaning: Text, rest: Partial<Rest<NumberSetting>> = {}) {
  return { kind: 'number', env, default: fallback, meaning, min: 1, max: Number.MAX_SAFE_INTEGER, ...rest } as const;
}

export function toggle(env: string, fallback: boolean, meaning: Text) {
  return { kind: 'toggle', env, default: fallback, meaning } as const;
}
