import type { ExtraProps } from './chart-extras.ts';

type Extras = typeof import('./chart-extras.ts');

/** What only charts with rules or a filled axis of time need; loaded with the first of them. */
let loaded: Extras | undefined;
let loading: Promise<void> | undefined;

type Parameters = Readonly<Record<string, unknown>>;

/** Whether the fields or the question of a chart ask for what `chart-extras` does. */
export function wantsExtras({ timeUnit = 'none', conditions = [] }: ExtraProps, parameters: Parameters): boolean {
  return timeUnit !== 'none' || 'startTime' in parameters || conditions.length > 0;
}

/** The extras when they are asked for and there. */
export function extrasFor(props: ExtraProps, parameters: Parameters): Extras | undefined {
  return wantsExtras(props, parameters) ? loaded : undefined;
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
