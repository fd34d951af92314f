import type { Text } from '@aj-report/contract';
import { declarations, type WidgetCategory, type WidgetDeclaration } from '@aj-report/widgets/declarations';
import { presets, type WidgetPreset } from '@aj-report/widgets/presets';

/** One entry of the palette: a widget as it is declared, or one of its presets. */
export interface Offer {
  /** `bar-chart`, `bar-chart:stacked` */
  readonly id: string;
  readonly declaration: WidgetDeclaration;
  readonly preset?: WidgetPreset;
  readonly label: Text;
}

/** Every widget, each followed by its presets. */
export const OFFERS: readonly Offer[] = Object.values(declarations).flatMap((declaration): Offer[] => [
  { id: declaration.type, declaration, label: declaration.label },
  ...(presets[declaration.type] ?? []).map((preset) => ({
    id: `${declaration.type}:${preset.name}`,
    declaration,
    preset,
    label: preset.label,
  })),
]);

const byId = new Map(OFFERS.map((offer) => [offer.id, offer]));

export function offerOf(id: string): Offer | undefined {
  return byId.get(id);
}

/** Whether the offer is of that category and bears the words; a preset is also found by the words of its widget. */
export function matchesOffer(offer: Offer, category: WidgetCategory | undefined, words: string): boolean {
  const { declaration, label, preset } = offer;
  if (category !== undefined && declaration.category !== category) return false;
  const { type, summary } = declaration;
  const own = [label.zh, label.en, declaration.label.zh, declaration.label.en, type, preset?.name ?? ''];
  const known = [...own, ...(preset ? [] : [summary.zh, summary.en])].join(' ').toLowerCase();
  return known.includes(words.trim().toLowerCase());
}
