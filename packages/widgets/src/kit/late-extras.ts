import type { ExtraProps } from './chart-extras.ts';

type Extras = typeof import('./chart-extras.ts');

/** What only charts with rules or a filled axis of time need; loaded with the first of them. */
let loaded: Extras | undefined;

/** Whether the fields of a chart ask for what `chart-extras` does. */
export function wantsExtras({ timeUnit = 'none', conditions = [] }: ExtraProps): boolean {
  return timeUnit !== 'none' || conditions.length > 0;
}

/** The extras when the fields ask for them and they are there. */
export function extrasFor(props: ExtraProps): Extras | undefined {
  return wantsExtras(props) ? loaded : undefined;
}

export async function loadExtras(): Promise<void> {
  loaded = await import('./chart-extras.ts');
}
