import type { ExtraProps } from './chart-extras.ts';
import { shareOf, type BoxSize } from './box-share.ts';

type Extras = typeof import('./chart-extras.ts');

/** What only charts with rules, a filled axis of time, or a small or large box need; loaded with the first of them. */
let loaded: Extras | undefined;
let loading: Promise<void> | undefined;

/** What the extras depend on beside the fields of a chart. */
export interface ExtraFacts {
  readonly size: BoxSize;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Whether the fields, the box or the question of a chart ask for what `chart-extras` does. */
export function wantsExtras({ timeUnit = 'none', conditions = [] }: ExtraProps, facts: ExtraFacts): boolean {
  const isFilled = timeUnit !== 'none' || 'startTime' in facts.parameters;
  return isFilled || conditions.length > 0 || shareOf(facts.size) !== 1;
}

/** The extras when they are asked for and there. */
export function extrasFor(props: ExtraProps, facts: ExtraFacts): Extras | undefined {
  return wantsExtras(props, facts) ? loaded : undefined;
}

/** Fetches the extras once for the page. @throws when they cannot be loaded; the next call tries again */
export function loadExtras(): Promise<void> {
  loading ??= import('./chart-extras.ts').then(
    (extras) => {
      loaded = extras;
    },
    (cause: unknown) => {
      loading = undefined;
      throw cause;
    },
  );
  return loading;
}
