import type { Text } from '@aj-report/contract';
import { declarations, type WidgetDeclaration } from '@aj-report/widgets/declarations';
import { presets, type WidgetPreset } from '@aj-report/widgets/presets';
import { taskOf, TASKS } from './tasks.ts';

/** One entry of the palette: a widget as it is declared, or one of its presets. */
export interface Offer {
  /** `bar-chart`, `bar-chart:stacked` */
  readonly id: string;
  readonly declaration: WidgetDeclaration;
  readonly preset?: WidgetPreset;
  readonly label: Text;
}

/** Every widget in the order of the tasks, each followed by its presets. */
export const OFFERS: readonly Offer[] = TASKS.flatMap(({ widgets }) => Object.keys(widgets)).flatMap((type) => {
  const declaration = declarations[type];
  if (!declaration) return [];
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

/** Whether the offer is of that task and bears the words; a preset is also found by the words of its widget. */
export function matchesOffer(offer: Offer, taskId: string | undefined, words: string): boolean {
  const { declaration, label, preset } = offer;
  const { type, summary } = declaration;
  const task = taskOf(type);
  if (taskId !== undefined && task?.id !== taskId) return false;
  const own = [label.zh, label.en, declaration.label.zh, declaration.label.en, type, preset?.name, task?.widgets[type]];
  const known = [...own, ...(preset ? [] : [summary.zh, summary.en])].join(' ').toLowerCase();
  return known.includes(words.trim().toLowerCase());
}
