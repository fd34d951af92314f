/** What is known about the data of a widget. `author-sample`: rows that only who designs the screen is to see. */
export type WidgetStatus = 'ready' | 'loading' | 'empty' | 'error' | 'stale' | 'sample' | 'author-sample';

export interface StateFacts {
  readonly status: WidgetStatus;
  /** Rows or a table were given at some time, or the widget takes none. */
  readonly hasData: boolean;
  /** The data that was given has nothing to draw. */
  readonly isEmpty: boolean;
  /** The drawing is made of the declaration's sample rows. */
  readonly drawsSample: boolean;
  readonly mode: 'view' | 'edit';
}

export interface StatePicture {
  /** The widget's own drawing is visible. */
  readonly drawing: boolean;
  readonly cover: 'skeleton' | 'empty' | 'error' | undefined;
  readonly badge: 'error' | 'stale' | 'sample' | undefined;
}

/** What shows nothing but the rows that it was given. */
export const WITHOUT_SAMPLE: readonly WidgetStatus[] = ['loading', 'error', 'empty'];
const SAMPLES: readonly WidgetStatus[] = ['sample', 'author-sample'];

/** What is drawn: a skeleton only before the first data, errors beside the last good picture. */
export function toStatePicture({ status, hasData, isEmpty, drawsSample, mode }: StateFacts): StatePicture {
  if (status === 'error' && (!hasData || isEmpty)) return { drawing: false, cover: 'error', badge: undefined };
  if (status === 'loading' && !hasData) return { drawing: false, cover: 'skeleton', badge: undefined };
  if (status === 'empty' || isEmpty) return { drawing: false, cover: 'empty', badge: undefined };
  if (status === 'error' || status === 'stale') return { drawing: true, cover: undefined, badge: status };
  return {
    drawing: true,
    cover: undefined,
    badge: SAMPLES.includes(status) && drawsSample && mode === 'edit' ? 'sample' : undefined,
  };
}
