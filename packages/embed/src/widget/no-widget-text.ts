import type { Language, ScreenDocument, Text } from '@aj-report/contract';
import { fillText } from '../texts.ts';

/** Widgets that are named at most: a screen may have hundreds. */
const MAX_NAMED = 8;

const NONE: Text = {
  zh: '大屏“{title}”上没有 ID 为“{id}”的组件。',
  en: 'The screen “{title}” has no widget with the id “{id}”.',
};
const THESE: Text = { zh: '请把 widget 改为其中之一：{names}。', en: ' Set widget to one of these: {names}.' };
const MORE: Text = { zh: '{names}，等共 {count} 个', en: '{names} and {more} more' };
const EMPTY: Text = {
  zh: '这个大屏还没有组件，请先在设计器中添加并发布。',
  en: ' It has none yet: add widgets in the designer and publish the screen.',
};

/** What is the matter when a screen has not the widget that a tag names, and what may stand there. */
export function noWidgetText({ dashboard, widgets = [], reportCode }: ScreenDocument, id: string, language: Language) {
  const none = fillText(NONE[language], { title: dashboard?.title || reportCode, id });
  if (widgets.length === 0) return none + EMPTY[language];
  const [open, close] = language === 'zh' ? ['（', '）'] : [' (', ')'];
  const listed = widgets
    .slice(0, MAX_NAMED)
    .map(({ id: one, layerName, type }) => `${one}${open}${layerName || type}${close}`)
    .join(language === 'zh' ? '、' : ', ');
  const more = widgets.length - MAX_NAMED;
  const count = { names: listed, count: String(widgets.length), more: String(more) };
  return none + fillText(THESE[language], { names: more > 0 ? fillText(MORE[language], count) : listed });
}
