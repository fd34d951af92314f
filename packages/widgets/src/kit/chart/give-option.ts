import type { EChartsCoreOption, EChartsType } from './echarts.ts';
import { putOffPainting } from './chart-frames.ts';
import { showAfterDrawing } from './drawing-queue.ts';
import { updateOption } from './option-update.ts';
import { continueView, type ReaderView } from './reader-view.ts';

interface Before {
  /** Of the instance that this one follows, until it is drawn. */
  readonly view: ReaderView | undefined;
  /** What this instance was given last. */
  readonly option: EChartsCoreOption | undefined;
}

/** Gives an instance what it is to draw; at a change of what is seen already, it is painted with all that change. */
export function giveOption(chart: EChartsType, option: EChartsCoreOption, before: Before, isChange: boolean): void {
  const { view } = before;
  const give = () => (view ? continueView(chart, view, option) : updateOption(chart, before.option, option));
  // The browser puts the whole page together anew for every one that is painted by itself.
  if (isChange) showAfterDrawing(putOffPainting(chart, give));
  else give();
}
