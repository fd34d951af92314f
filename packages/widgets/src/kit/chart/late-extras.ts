import { isSpread } from '../../shapes/even-dates.ts';
import type { Asked, ExtraProps } from './chart-extras.ts';

type Extras = typeof import('./chart-extras.ts');

/** What only charts with rules, lines of reference, a zoom or an axis of time need; loaded with the first of them. */
let loaded: Extras | undefined;
let loading: Promise<void> | undefined;

/** Whether the fields, the question or the dates of a chart ask for what `chart-extras` does. */
export function wantsExtras(props: ExtraProps, { parameters, table, mapping }: Asked): boolean {
  const { timeUnit = 'none', timeDistance, conditions = [], referenceLines = [], zoomBar = 'none' } = props;
  const isDated = timeUnit !== 'none' || isSpread(timeDistance, table, mapping);
  return isDated || 'startTime' in parameters || conditions.length + referenceLines.length > 0 || zoomBar !== 'none';
}

/** The extras when they are asked for and there. */
export function extrasFor(props: ExtraProps, asked: Asked): Extras | undefined {
  return wantsExtras(props, asked) ? loaded : undefined;
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
