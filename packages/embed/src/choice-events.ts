import type { AjStage, Choice } from '@aj-report/widgets';
import { announce } from './announce.ts';

/** Detail of `aj-filters-change`: what is chosen now, by widget. */
export interface FiltersDetail {
  readonly filters: Readonly<Record<string, Choice>>;
}

/** Detail of `aj-params-change`: values of the screen's parameters now. */
export interface ParamsDetail {
  readonly params: Readonly<Record<string, string>>;
}

/** What the page heard of a stage last. */
const heard = new WeakMap<AjStage, string>();

/** Tells the page of a choice that its reader made, or that stands by default. */
export function announceChoice(tag: EventTarget, stage: AjStage, changesParameters: boolean): void {
  const filters = stage.chosen();
  const text = JSON.stringify(filters);
  if (heard.get(stage) !== text) announce(tag, 'aj-filters-change', { filters } satisfies FiltersDetail);
  heard.set(stage, text);
  if (changesParameters) announce(tag, 'aj-params-change', { params: stage.parameters } satisfies ParamsDetail);
}
