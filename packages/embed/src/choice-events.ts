import type { AjStage, Choice, ChoiceNews, HostChoiceMap } from '@aj-report/widgets';
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

interface Updated {
  readonly isUpdatePending: boolean;
  readonly updateComplete: Promise<boolean>;
}

/** The tag, as far as choices concern it. */
interface ChoosingTag extends EventTarget, Updated {
  params: string | Readonly<Record<string, string>>;
  filters: HostChoiceMap | undefined;
  keepReader: ((isOther: boolean) => void) | undefined;
}

/** What the page itself has set, while what was chosen in the screen stands on the tag. */
const ownOf = new WeakMap<ChoosingTag, Pick<ChoosingTag, 'params' | 'filters'>>();
/** What was put on the tag because a choice was made. */
const setByChoice = new WeakSet<object>();

/** Whether a page only says again what it said last, as markup does that is written out at every render. */
function isCopy(value: unknown, own: unknown): boolean {
  return typeof value === 'object' && value !== own && isSame(value, own);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Puts on the tag what stands in the screen now, so that setting what stood there before counts again. */
function reflect(
  tag: ChoosingTag,
  filters: FiltersDetail['filters'],
  params: ParamsDetail['params'] | undefined,
): void {
  const own = ownOf.get(tag) ?? { params: tag.params, filters: tag.filters };
  const isOwn = (value: unknown) => typeof value !== 'object' || value === null || !setByChoice.has(value);
  if (isOwn(tag.params)) own.params = tag.params;
  if (isOwn(tag.filters)) own.filters = tag.filters;
  ownOf.set(tag, own);
  if (!isSame(tag.filters, filters)) setByChoice.add((tag.filters = filters));
  const all = { ...toParams(tag.params), ...params };
  if (!isSame(toParams(tag.params), all)) setByChoice.add((tag.params = all));
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

/** Puts a choice on the tag, and tells the page of one that its reader made, or that stands by default. */
export async function announceChoice(
  tag: ChoosingTag,
  stage: AjStage,
  { detail }: CustomEvent<ChoiceNews>,
): Promise<void> {
  // What the page has set meanwhile is in the screen first: it would be overwritten.
  for (let late: Updated | undefined; (late = [tag, stage].find((one) => one.isUpdatePending));)
    await late.updateComplete;
  const filters = stage.chosen();
  const params = detail.params ? stage.parameters : undefined;
  reflect(tag, filters, params);
  if (detail.isOfHost) return;
  if (detail.filters) announce(tag, 'aj-filters-change', { filters } satisfies FiltersDetail);
  if (params) announce(tag, 'aj-params-change', { params } satisfies ParamsDetail);
}
