import { declarations } from '../gen/declarations.gen.ts';
import { setStyles } from '../kit/template/styles.ts';
import type { WidgetElement } from '../kit/element/widget-element.ts';
import { holdSample, loadSample } from '../stage/held-samples.ts';
import { createWidget } from '../stage/load-widget.ts';
import { sampleAt, sizeAt, writePlace, type Entry, type PlaygroundPlace } from './playground-place.ts';
import { wordOf } from './playground-words.ts';

/** px of the room for a widget on a card of the overview */
const CARD = { width: 292, height: 176 };

const widgets = new Map<Entry, WidgetElement>();

/** Loads what a sample is drawn with. */
export async function loadEntry({ type, sample }: Entry): Promise<void> {
  const declaration = declarations[type];
  if (declaration) await loadSample(declaration, sample);
}

/** The element of a sample, the same one each time. Its code must have been loaded. */
export function widgetOf(entry: Entry): WidgetElement {
  const known = widgets.get(entry) ?? createWidget(entry.type);
  widgets.set(entry, known);
  return known;
}

/** Gives a sample's element its data, the properties changed by hand, and what was chosen for the whole page. */
export function dressWidget(entry: Entry, place: PlaygroundPlace, changed: Readonly<Record<string, unknown>>): void {
  const widget = widgetOf(entry);
  const sample = sampleAt(entry, place);
  const { theme, language, status } = place;
  widget.props = { ...sample.setup, ...changed };
  widget.rows = sample.rows;
  widget.mapping = sample.mapping ?? [];
  widget.theme = theme;
  widget.language = language;
  widget.status = status;
  widget.mode = status === 'sample' ? 'edit' : 'view';
  const declaration = declarations[entry.type];
  if (declaration) holdSample(widget, declaration, sample);
  widget.errorMessage = status === 'error' ? wordOf('error', language) : '';
}

/** A sample alone, in a frame that can be dragged to another size. */
export function toFigure(entry: Entry, place: PlaygroundPlace): HTMLElement {
  const { width, height } = sizeAt(place, entry);
  const [figure, caption, frame] = ['figure', 'figcaption', 'div'].map((tag) => document.createElement(tag));
  if (!figure || !caption || !frame) throw new Error('A figure has three elements.');
  const widget = widgetOf(entry);
  setStyles(frame, { width: `${width}px`, height: `${height}px` });
  setStyles(widget, { width: '100%', height: '100%', transform: '' });
  widget.stageScale = 1;
  frame.className = 'frame';
  const name = entry.sample.label[place.language];
  new ResizeObserver(() => {
    caption.textContent = `${name} · ${frame.clientWidth} × ${frame.clientHeight} px`;
  }).observe(frame);
  frame.append(widget);
  figure.append(caption, frame);
  return figure;
}

/** Words where there is nothing to show. */
export function toNotice(text: string): HTMLElement {
  const notice = document.createElement('p');
  notice.className = 'notice';
  notice.textContent = text;
  return notice;
}

/** A sample on a card of the overview, made small; it opens the sample. */
export function toCard(entry: Entry, label: string, place: PlaygroundPlace): HTMLElement {
  const { width, height } = sizeAt({ ...place, size: '' }, entry);
  const scale = Math.min(CARD.width / width, CARD.height / height, 1);
  const card = document.createElement('a');
  const room = document.createElement('div');
  const name = document.createElement('span');
  const widget = widgetOf(entry);
  card.href = writePlace({ ...place, type: entry.type, sample: entry.sample.name, size: '' });
  card.className = 'card';
  room.className = 'room';
  room.inert = true;
  name.textContent = label;
  widget.stageScale = scale;
  setStyles(widget, {
    width: `${width}px`,
    height: `${height}px`,
    transform: `translate(-50%, -50%) scale(${scale})`,
  });
  room.append(widget);
  card.append(room, name);
  return card;
}
