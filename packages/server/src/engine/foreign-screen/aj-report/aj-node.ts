import type { WidgetNode } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { carrySetup } from '../carry-setup.ts';
import { withOwnRows } from '../own-rows.ts';
import { toNumber, toText, type Loose, type ScreenNote } from '../foreign-screen.types.ts';
import { toData } from './aj-data.ts';
import { lostNotes } from './aj-lost.ts';
import { OLD_CODES, OLD_NAMES } from './aj-old-names.ts';
import { isLeftover } from './aj-own-keys.ts';
import { AJ_WIDGETS } from './aj-widgets.ts';
import type { AjNode } from './aj-node.types.ts';

/** Keys that every widget has and that stand elsewhere here. */
const ELSEWHERE = ['widgetId', 'widgetCode', 'uuid', 'layerName', 'componentLinkage'];

function placeOf({ position }: AjNode) {
  return {
    left: toNumber(position['left'], 0),
    top: toNumber(position['top'], 0),
    width: Math.max(toNumber(position['width'], 400), 1),
    height: Math.max(toNumber(position['height'], 200), 1),
    locked: position['disabled'] === true,
  };
}

function todaysCode(code: string): string {
  return Object.hasOwn(OLD_CODES, code) ? OLD_CODES[code]! : code;
}

/** An old chart says its title in `titleText`: a `text` beside an empty one came from the widget that it was copied of. */
function withoutOldTitle({ text, ...values }: Loose, type: string): Loose {
  const isOld = values['titleText'] === '' && Object.hasOwn(declarations[type]?.fields ?? {}, 'isShowTitle');
  return text === undefined || isOld ? values : { text, ...values };
}

/** The widget of ours that is nearest; what it cannot do is noted. One of an unknown code is kept as it came. */
export function toWidget(node: AjNode, notes: ScreenNote[]): WidgetNode {
  const { id, code, name, setup: values } = node;
  const today = todaysCode(code);
  const known = Object.hasOwn(AJ_WIDGETS, today) ? AJ_WIDGETS[today] : undefined;
  const head = { id, layerName: name, ...placeOf(node) };
  if (!known) {
    const text = {
      zh: `没有对应的组件（${code}），保留为占位`,
      en: `there is no widget for ${code}; a placeholder stands for it`,
    };
    notes.push({ widget: name, text });
    return { ...head, type: toText(code).slice(0, 64) || 'unknown', setup: { ...values } };
  }
  const { type, fixed = {}, note, ignore = [], looks = [] } = known;
  const data = toData(node, known, notes);
  const { setup, lost } = carrySetup(type, withoutOldTitle(values, type), {
    ...known,
    old: OLD_NAMES,
    ignore: [...ignore, ...ELSEWHERE, ...looks.flatMap(({ takes }) => takes)],
  });
  if (note) notes.push({ widget: name, text: note });
  const own = lost.filter((key) => !isLeftover(key, today, known));
  notes.push(...lostNotes(name, own));
  const place = placeOf(node);
  const made = carrySetup(type, Object.assign({}, ...looks.map(({ look }) => look(values, place))) as Loose, {}).setup;
  const widget = { ...head, type, setup: { ...fixed, ...made, ...setup, ...data.setup }, data: data.data };
  return withOwnRows(widget, notes);
}
