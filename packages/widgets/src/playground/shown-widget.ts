import { defaultsOf, type Fields, type Language } from '@aj-report/contract';
import { declarations } from '../gen/declarations.gen.ts';
import type { WidgetDeclaration } from '../kit/widget/define-widget.ts';
import { samplePartsOf } from '../kit/widget/sample-parts.ts';
import type { HeldSample, WidgetSample } from '../kit/widget/widget-sample.ts';
import { sampleIn } from '../kit/widget/sample-in.ts';

/** What a widget shows. */
export interface ShownContent {
  readonly declaration: WidgetDeclaration;
  /** Properties that were set; those that equal their default are left out of what is copied. */
  readonly setup: Readonly<Record<string, unknown>>;
  readonly rows: readonly Readonly<Record<string, unknown>>[] | undefined;
  readonly mapping: readonly { readonly role: string; readonly field: string; readonly label?: string }[];
}

/** A widget in a container. */
export interface ShownHeld extends ShownContent {
  /** % of the room for the container's parts */
  readonly place: HeldSample['place'];
}

export interface ShownPart {
  readonly id: string;
  readonly title: string;
  readonly widgets: readonly ShownHeld[];
}

/** A widget as it stands in the playground. */
export interface ShownWidget extends ShownContent {
  /** What a container holds; empty for all others. */
  readonly parts: readonly ShownPart[];
  readonly theme: string;
  readonly language: Language;
  /** px */
  readonly size: { readonly width: number; readonly height: number };
}

/** Properties that differ from their defaults: those in a language, or those of no particular one. */
export function changesOf(fields: Fields, setup: ShownContent['setup'], language?: Language): [string, unknown][] {
  const defaults = defaultsOf(fields, language) as Readonly<Record<string, unknown>>;
  return Object.entries(setup).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]));
}

function heldIn(held: HeldSample, language: Language): ShownHeld[] {
  const declaration = declarations[held.type];
  if (!declaration) return [];
  const { rows, mapping = [], setup = {}, place } = sampleIn(declaration, held, language);
  return [{ declaration, setup, rows, mapping, place }];
}

/** What a container holds in a sample, in a language. */
export function shownParts(
  declaration: WidgetDeclaration,
  sample: Pick<WidgetSample, 'parts'>,
  language: Language,
): readonly ShownPart[] {
  return samplePartsOf(declaration, sample).map(({ title, widgets }, at) => ({
    id: `part-${at + 1}`,
    title: title[language],
    widgets: widgets.flatMap((held) => heldIn(held, language)),
  }));
}
