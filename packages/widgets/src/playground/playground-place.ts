import { firstLanguage, type Language } from '@aj-report/contract';
import { declarations } from '../gen/declarations.gen.ts';
import { presets } from '../gen/presets.gen.ts';
import { samples } from '../gen/samples.gen.ts';
import type { WidgetSample } from '../kit/widget/widget-sample.ts';
import type { WidgetStatus } from '../kit/state/widget-state.ts';
import { THEMES } from '../kit/theme/themes.ts';
import { sampleIn, type Shown } from '../kit/widget/sample-in.ts';
import { STATUSES } from './playground-words.ts';

/** What the playground shows; written into the address so that every view has a link. */
export interface PlaygroundPlace {
  /** Type of the widget; empty = all widgets at once. */
  readonly type: string;
  readonly sample: string;
  readonly theme: string;
  readonly language: Language;
  readonly status: WidgetStatus;
  /** `480x300` in px; empty = the sample's own */
  readonly size: string;
}

export interface Entry {
  readonly type: string;
  readonly sample: WidgetSample;
}

/** Every sample and preset of every widget, in order. */
export const ENTRIES: readonly Entry[] = Object.entries(samples).flatMap(([type, list]) =>
  [...list, ...(presets[type] ?? [])].map((sample) => ({ type, sample })),
);

/**
 * The place that an address fragment such as `#type=text&sample=empty&theme=light&language=en` names; without a language
 * there it speaks that of the address before it (`?lang=en`).
 */
export function readPlace(fragment: string, search = ''): PlaygroundPlace {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const status = STATUSES.find(([one]) => one === query.get('status'));
  return {
    type: query.get('type') ?? '',
    sample: query.get('sample') ?? 'typical',
    theme: query.get('theme') ?? THEMES[0]?.name ?? '',
    language: firstLanguage(query.get('language'), new URLSearchParams(search).get('lang')),
    status: status?.[0] ?? 'ready',
    size: /^\d+x\d+$/.test(query.get('size') ?? '') ? (query.get('size') ?? '') : '',
  };
}

export function writePlace(place: PlaygroundPlace): string {
  return `#${new URLSearchParams({ ...place }).toString()}`;
}

export function entryOf({ type, sample }: PlaygroundPlace): Entry | undefined {
  return (
    ENTRIES.find((entry) => entry.type === type && entry.sample.name === sample) ??
    ENTRIES.find((entry) => entry.type === type)
  );
}

/** The sample of an entry in the language of a place. */
export function sampleAt({ type, sample }: Entry, { language }: PlaygroundPlace): Shown<WidgetSample> {
  const declaration = declarations[type];
  if (!declaration) throw new Error(`There is no widget "${type}".`);
  return sampleIn(declaration, sample, language);
}

/** The place `step` samples further, around the end. */
export function moveSample(place: PlaygroundPlace, step: number): PlaygroundPlace {
  const current = entryOf(place);
  const index = current ? ENTRIES.indexOf(current) : 0;
  const next = ENTRIES[(index + step + ENTRIES.length) % ENTRIES.length];
  return next ? { ...place, type: next.type, sample: next.sample.name } : place;
}

export function moveTheme(place: PlaygroundPlace, step: number): PlaygroundPlace {
  const index = THEMES.findIndex(({ name }) => name === place.theme);
  return { ...place, theme: THEMES[(index + step + THEMES.length) % THEMES.length]?.name ?? place.theme };
}

/** px of a sample at a place: the chosen size, the sample's own, or that of the declaration. */
export function sizeAt({ size }: PlaygroundPlace, { type, sample }: Entry): { width: number; height: number } {
  const [width, height] = size.split('x').map(Number);
  if (width !== undefined && height !== undefined) return { width, height };
  return sample.size ?? declarations[type]?.size ?? { width: 0, height: 0 };
}
