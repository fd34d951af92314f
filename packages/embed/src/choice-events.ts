import type { AjStage, Choice, HostChoiceMap } from '@aj-report/widgets';
import { toParams } from './address.ts';
import { announce } from './announce.ts';

/** Detail of `aj-filters-change`: what is chosen now, by widget. */
export interface FiltersDetail {
  readonly filters: Readonly<Record<string, Choice>>;
}

/** Detail of `aj-params-change`: values of the screen's parameters now. */
export interface ParamsDetail {
  readonly params: Readonly<Record<string, string>>;
}

/** The tag, as far as choices concern it. */
interface ChoosingTag extends EventTarget {
  params: string | Readonly<Record<string, string>>;
  filters: HostChoiceMap | undefined;
  keepReader: ((isOther: boolean) => void) | undefined;
}

/** What the page itself has set, while what its reader chose stands on the tag. */
const ownOf = new WeakMap<ChoosingTag, Pick<ChoosingTag, 'params' | 'filters'>>();
const setByReader = new WeakSet<object>();

/** Whether a page only says again what it said last, as markup does that is written out at every render. */
function isCopy(value: unknown, own: unknown): boolean {
  return typeof value === 'object' && value !== own && JSON.stringify(value) === JSON.stringify(own);
}

/** Puts on the tag what stands in the screen now, so that setting what stood there before counts again. */
function reflect(
  tag: ChoosingTag,
  filters: FiltersDetail['filters'],
  params: ParamsDetail['params'] | undefined,
): void {
  const own = ownOf.get(tag) ?? { params: tag.params, filters: tag.filters };
  const isOwn = (value: unknown) => typeof value !== 'object' || value === null || !setByReader.has(value);
  if (isOwn(tag.params)) own.params = tag.params;
  if (isOwn(tag.filters)) own.filters = tag.filters;
  ownOf.set(tag, own);
  setByReader.add((tag.filters = filters));
  if (params) {
    setByReader.add((tag.params = { ...toParams(tag.params), ...params }));
  }
  const chosen = { filters: tag.filters, params: tag.params };
  tag.keepReader = (isOther) => {
    if (isOther) {
      if (!isOwn(tag.filters)) tag.filters = own.filters;
      if (!isOwn(tag.params)) tag.params = own.params;
      return;
    }
    if (isCopy(tag.filters, own.filters)) tag.filters = chosen.filters;
    if (isCopy(tag.params, own.params)) tag.params = chosen.params;
  };
}

/** Tells the page of a choice that its reader made, or that stands by default. */
export function announceChoice(tag: ChoosingTag, stage: AjStage, event: Event): void {
  const { isNews, changesParameters } = (event as CustomEvent<{ isNews: boolean; changesParameters: boolean }>).detail;
  const filters = stage.chosen();
  const params = changesParameters ? stage.parameters : undefined;
  reflect(tag, filters, params);
  if (isNews) announce(tag, 'aj-filters-change', { filters } satisfies FiltersDetail);
  if (params) announce(tag, 'aj-params-change', { params } satisfies ParamsDetail);
}
