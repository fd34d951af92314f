import type { Text, WidgetNode } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { isSaid } from './carry-setup.ts';
import type { ScreenNote } from './foreign-screen.types.ts';

/** The property by which a widget shows something where it has no rows. */
const SPOKEN_BY: Readonly<Record<string, string>> = {
  marquee: 'text',
  pagination: 'total',
  'picture-carousel': 'pictures',
  text: 'text',
};
/** Drawn without rows too: nothing is missing where there are none. */
const DRAWN_WITHOUT = ['calendar', 'countdown', 'custom-chart', 'live-stream', 'pagination', 'radar-sweep', 'ring'];

const EMPTY: Text = {
  zh: '没有可读取的数据：组件保持为空，请绑定数据集或填写数据',
  en: 'none of its data could be read: it stays empty until a data set is bound or rows are given',
};

/**
 * A widget of a foreign document never shows the sample of its kind: what looks like a number of theirs has to be one.
 * Without rows of its own it is empty, and a note says so unless another one has.
 */
export function withOwnRows(widget: WidgetNode, notes: ScreenNote[], isReported = false): WidgetNode {
  const { type, setup = {}, data, layerName = '' } = widget;
  const declaration = declarations[type];
  if (!declaration || declaration.shape === 'none') return widget;
  if (data?.dataType === 'dynamic' || (data?.staticData && data.staticData.length > 0)) return widget;
  const property = SPOKEN_BY[type];
  if (property !== undefined && (isSaid(setup[property]) || type === 'text')) return widget;
  if (!isReported && !DRAWN_WITHOUT.includes(type)) notes.push({ widget: layerName, text: EMPTY });
  return { ...widget, data: { ...data, dataType: 'static', staticData: [] } };
}
