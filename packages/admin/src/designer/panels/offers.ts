import type { Text } from '@aj-report/contract';
import type { WidgetDeclaration } from '@aj-report/widgets/declarations';
import { presets, type WidgetPreset } from '@aj-report/widgets/presets';
import { TASKS } from './tasks.ts';

/** One entry of the palette: a widget as it is declared, or one of its presets. */
export interface Offer {
  /** `bar-chart`, `bar-chart:stacked` */
  readonly id: string;
  readonly declaration: WidgetDeclaration;
  readonly preset?: WidgetPreset;
  readonly label: Text;
}

/** Every widget in the order of the tasks, each followed by its presets. */
export const OFFERS: readonly Offer[] = TASKS.flatMap(({ widgets }) => widgets).flatMap((declaration) => {
  const { type } = declaration;
  const ofPresets = (presets[type] ?? []).map((preset) => ({
    id: `${type}:${preset.name}`,
    declaration,
    preset,
    label: preset.label,
  }));
  return [{ id: type, declaration, label: declaration.label }, ...ofPresets];
});

const byId = new Map(OFFERS.map((offer) => [offer.id, offer]));

export function offerOf(id: string): Offer | undefined {
  return byId.get(id);
}

/** How an offer bears what was typed, the best first. */
export type Match = 'name' | 'synonym' | 'summary';
const MATCHES: readonly Match[] = ['name', 'synonym', 'summary'];

/** How the offer bears the words; a preset is also found by the words of its widget. Undefined = it does not. */
export function matchOf({ declaration, label, preset }: Offer, words: string): Match | undefined {
  const { type, summary, palette } = declaration;
  const sought = words.trim().toLowerCase();
  const known: Record<Match, readonly (string | undefined)[]> = {
    name: [label.zh, label.en],
    synonym: [declaration.label.zh, declaration.label.en, type, preset?.name, palette.words],
    summary: preset ? [] : [summary.zh, summary.en],
  };
  return MATCHES.find((match) => known[match].join(' ').toLowerCase().includes(sought));
}

/** Offers that bear the words, those named so first. */
export function findOffers(offers: readonly Offer[], words: string): readonly Offer[] {
  return MATCHES.flatMap((match) => offers.filter((offer) => matchOf(offer, words) === match));
}

/** Where the best of some offers stands among others; smaller = before them. */
export function placeOfMatch([best]: readonly Offer[], words: string): number {
  const match = best && matchOf(best, words);
  return match ? MATCHES.indexOf(match) : MATCHES.length;
}
