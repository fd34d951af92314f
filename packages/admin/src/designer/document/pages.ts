import { groupsAround, type NormalScreen, type Text } from '@aj-report/contract';
import type { Recipe } from './change.ts';
import { clipOf, copyClip } from './clip.ts';
import { contentsOf } from './groups.ts';
import { makeId } from './make-id.ts';
import { addWidgets, deleteWidgets } from './operations.ts';
import { onPage, pageOf } from './scope.ts';

const PAGE_NAME: Text = { zh: '第 {number} 页', en: 'Page {number}' };

export interface PageTab {
  readonly id: string;
  readonly title: string;
}

/** Pages with the names that they go by; a screen without pages has one. */
export function pageTabs({ dashboard }: NormalScreen, language: 'zh' | 'en'): readonly PageTab[] {
  const pages = dashboard.pages.length > 0 ? dashboard.pages : [{ id: '' }];
  return pages.map(({ id, title }: { id: string; title?: string }, index) => ({
    id,
    title: title || PAGE_NAME[language].replace('{number}', String(index + 1)),
  }));
}

/** Every widget says on which page it stands, so that pages can change their order. */
function nameAll(screen: NormalScreen): void {
  if (screen.dashboard.pages.length === 0) screen.dashboard.pages = [{ id: makeId() }];
  const first = screen.dashboard.pages[0]!.id;
  for (const widget of screen.widgets) widget.page ??= first;
}

/** Adds an empty page after another. */
export function addPage(id: string, after: string): Recipe {
  return (screen) => {
    nameAll(screen);
    const { pages } = screen.dashboard;
    const place = pages.findIndex((page) => page.id === after);
    pages.splice(place < 0 ? pages.length : place + 1, 0, { id });
  };
}

/** Adds a copy of a page after it, with all that stands on it and its places on phones. */
export function duplicatePage(screen: NormalScreen, from: string, id: string): Recipe {
  const { widgets } = onPage(screen, from);
  const clip = clipOf(
    screen,
    widgets.map((widget) => widget.id),
  );
  const copy = copyClip(clip, screen, { x: 0, y: 0 });
  const { id: _id, title, ...looks } = screen.dashboard.pages.find((page) => page.id === from) ?? { id: '' };
  return (draft) => {
    addPage(id, from)(draft);
    const page = draft.dashboard.pages.find((one) => one.id === id)!;
    Object.assign(page, looks, title === undefined ? {} : { title });
    addWidgets({ groups: copy.groups, widgets: copy.widgets.map((widget) => ({ ...widget, page: id })) })(draft);
    const items = draft.layouts.phone?.items;
    clip.widgets.forEach((widget, index) => {
      const place = items?.[widget.id];
      if (items && place) items[copy.widgets[index]!.id] = { ...place };
    });
  };
}

export function renamePage(id: string, title: string): Recipe {
  return (screen) => {
    nameAll(screen);
    const page = screen.dashboard.pages.find((one) => one.id === id) ?? screen.dashboard.pages[0]!;
    page.title = title.trim().slice(0, 100);
  };
}

/** Moves a page to a place among the others. */
export function movePage(id: string, index: number): Recipe {
  return (screen) => {
    nameAll(screen);
    const pages = screen.dashboard.pages.map((page) => ({ ...page }));
    const from = pages.findIndex((page) => page.id === id);
    const [page] = from < 0 ? [] : pages.splice(from, 1);
    if (!page) return;
    pages.splice(index, 0, page);
    if (pages.some((one, at) => one.id !== screen.dashboard.pages[at]?.id)) screen.dashboard.pages = pages;
  };
}

/** Removes a page with all that stands on it. The last one stays. */
export function deletePage(id: string): Recipe {
  return (screen) => {
    if (screen.dashboard.pages.length < 2) return;
    nameAll(screen);
    const gone = screen.widgets.filter((widget) => pageOf(screen, widget) === id).map((widget) => widget.id);
    deleteWidgets(gone)(screen);
    screen.dashboard.pages = screen.dashboard.pages.filter((page) => page.id !== id);
    screen.dashboard.guides = screen.dashboard.guides.filter((guide) => guide.page !== id);
  };
}

/** Brings widgets to another page, with what containers among them hold. They leave what stays behind. */
export function moveToPage(ids: readonly string[], page: string): Recipe {
  return (screen) => {
    nameAll(screen);
    const moved = new Set([...ids, ...contentsOf(screen, ids)]);
    const torn = new Set(
      screen.widgets
        .filter(({ id }) => !moved.has(id))
        .flatMap(({ group }) => groupsAround(screen.groups, group).map(({ id }) => id)),
    );
    for (const widget of screen.widgets) {
      if (!moved.has(widget.id)) continue;
      widget.page = page;
      const around = groupsAround(screen.groups, widget.group);
      const isLeft = around.some(
        ({ id, container }) => torn.has(id) || (container !== undefined && !moved.has(container)),
      );
      if (isLeft) delete widget.group;
    }
  };
}
