import type { Linkage, NormalScreen, NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { nameOfWidget } from '../../screen/widget-name.ts';
import type { SetParameters } from './linkage-keys.ts';

/** What a filter tells: the keys of its event. */
function eventKeysOf({ type }: Pick<NormalWidget, 'type'>): readonly string[] {
  const { category, events = {} } = declarations[type] ?? {};
  return category === 'form' ? Object.values(events).flatMap(({ payload }) => Object.keys(payload)) : [];
}

/** Parameters by how many widgets take them, the most shared first; those of one set in its order. */
function sharedNames(taken: readonly (readonly string[])[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of taken.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}

/** Names that a range of time has: a filter of one value leaves them alone. */
const OF_RANGES: ReadonlySet<string> = new Set(['startTime', 'endTime']);

/**
 * Links of a filter to every widget whose data set takes what it tells: parameters of the same names, else its value to the
 * parameter that most of them share. Links that are there already, and their parameter, stay.
 */
export function filterLinks(
  filter: NormalWidget,
  { widgets }: Pick<NormalScreen, 'widgets'>,
  setParameters: SetParameters,
  language: 'zh' | 'en',
): readonly Linkage[] {
  const keys = eventKeysOf(filter);
  if (keys.length === 0) return filter.linkage;
  const takers = widgets.flatMap((widget) => {
    const { dataType, setCode } = widget.data;
    const isOne = widget.id !== filter.id && dataType === 'dynamic' && setCode !== '';
    const names = isOne ? setParameters(setCode).map(({ key }) => key) : [];
    return names.length > 0 ? [{ widget, names }] : [];
  });
  const known = filter.linkage
    .flatMap(({ paramsConfig }) => paramsConfig)
    .find(({ originKey }) => originKey === 'value');
  const free = sharedNames(takers.map(({ names }) => names.filter((name) => !OF_RANGES.has(name))));
  const shared = known?.targetKey ?? free[0];
  const linked = new Set(filter.linkage.map(({ targetId }) => targetId));
  const links = takers.flatMap(({ widget, names }): Linkage[] => {
    const same = keys.filter((key) => key !== 'value' && names.includes(key));
    const pairs = same.map((key) => ({ originKey: key, targetKey: key }));
    if (pairs.length === 0 && keys.includes('value') && shared !== undefined && names.includes(shared)) {
      pairs.push({ originKey: 'value', targetKey: shared });
    }
    if (pairs.length === 0 || linked.has(widget.id)) return [];
    const targetName = nameOfWidget(widget, language);
    return [{ originId: filter.id, targetId: widget.id, targetName, paramsConfig: pairs }];
  });
  return links.length === 0 ? filter.linkage : [...filter.linkage, ...links];
}
