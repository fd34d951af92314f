import type { Language, NormalScreen, NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { pageTabs } from './pages.ts';
import { onPage } from './scope.ts';

export interface FoundWidget {
  readonly widget: NormalWidget;
  /** The text or the data set in which the words stand; empty when the name bears them. */
  readonly at: string;
}

/** Texts that a widget shows: values of its fields for words. */
function textsOf({ type, setup }: NormalWidget): readonly string[] {
  const fields = Object.entries(declarations[type]?.fields ?? {});
  return fields.flatMap(([name, field]) => {
    const value = setup[name];
    return ['text', 'textarea'].includes(field['x-aj'].control) && typeof value === 'string' ? value : [];
  });
}

/** Widgets by their name, kind, texts or data set, the topmost first; all of them for no words. */
export function findWidgets(widgets: readonly NormalWidget[], words: string): readonly FoundWidget[] {
  const wanted = words.trim().toLowerCase();
  const holds = (one: string) => one.toLowerCase().includes(wanted);
  return widgets.toReversed().flatMap((widget): FoundWidget[] => {
    const label = declarations[widget.type]?.label;
    if (holds(`${widget.layerName} ${widget.type} ${label?.zh ?? ''} ${label?.en ?? ''}`)) return [{ widget, at: '' }];
    const at = [...textsOf(widget), widget.data.setCode].find(holds);
    return at === undefined ? [] : [{ widget, at }];
  });
}

export interface FoundOnPage extends FoundWidget {
  /** Name of its page; empty when the screen has one. */
  readonly page: string;
}

/** The same on all pages of a screen: first those of the page that is worked on, then page by page. */
export function findOnPages(
  screen: NormalScreen,
  open: string,
  words: string,
  language: Language,
): readonly FoundOnPage[] {
  const tabs = pageTabs(screen, language);
  const inOrder = [...tabs.filter(({ id }) => id === open), ...tabs.filter(({ id }) => id !== open)];
  return inOrder.flatMap(({ id, title }) =>
    findWidgets(onPage(screen, id).widgets, words).map((found) => ({ ...found, page: tabs.length > 1 ? title : '' })),
  );
}
