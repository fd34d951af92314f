import { SCREEN_TARGET, type Linkage, type NormalScreen, type NormalWidget, type Text } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';

/** A key that a link can take, with what it means where that is known. */
export interface KeyChoice {
  readonly key: string;
  readonly label?: Text;
}

function once(choices: readonly KeyChoice[]): readonly KeyChoice[] {
  return [...new Map(choices.filter(({ key }) => key !== '').map((choice) => [choice.key, choice])).values()];
}

const toChoice = (key: string): KeyChoice => ({ key });

/** What a widget can tell: its events' keys, its own parameters, columns of its rows, and what other widgets give it. */
export function originKeysOf(widget: NormalWidget, screen: NormalScreen): readonly KeyChoice[] {
  const events = Object.values(declarations[widget.type]?.events ?? {});
  const declared = events.flatMap(({ payload }) => Object.entries(payload).map(([key, label]) => ({ key, label })));
  const params = (widget.setup['params'] as readonly { paramKey?: string }[] | undefined) ?? [];
  const columns = [...widget.data.mapping.map(({ field }) => field), ...Object.keys(widget.data.staticData?.[0] ?? {})];
  const isPicked = declared.some(({ key }) => key === 'seriesName') || widget.type === 'table';
  const given = screen.widgets.flatMap(({ linkage }) =>
    linkage.filter(({ targetId }) => targetId === widget.id).flatMap(({ paramsConfig }) => paramsConfig),
  );
  return once([
    ...(isPicked ? columns.map(toChoice) : []),
    ...given.map(({ targetKey }) => ({ key: targetKey })),
    ...params.map(({ paramKey = '' }) => ({ key: paramKey })),
    ...declared,
  ]).toReversed();
}

function ruleKeys(widgets: readonly NormalWidget[]): readonly string[] {
  const rules = widgets.flatMap(({ visibleWhen }) => visibleWhen?.rules ?? []);
  return rules.flatMap(({ source, key = '' }) => (source === 'parameter' ? [key] : []));
}

/** Parameters of a data set, as far as they are known. */
export type SetParameters = (setCode: string) => readonly KeyChoice[];

const NOTHING_KNOWN: SetParameters = () => [];

/** Parameters that a target takes: those of its query and its rules; of the screen, the declared ones and all rules. */
export function targetKeysOf(
  targetId: string,
  screen: NormalScreen,
  setParameters: SetParameters = NOTHING_KNOWN,
): readonly KeyChoice[] {
  if (targetId === SCREEN_TARGET) {
    const declared = screen.dashboard.parameters.map(({ name }) => name);
    const asked = screen.widgets.flatMap(({ data }) => Object.keys(data.contextData));
    return once([...declared, ...ruleKeys(screen.widgets), ...asked].map(toChoice));
  }
  const target = screen.widgets.find(({ id }) => id === targetId);
  if (!target) return [];
  const handedOn = target.linkage.flatMap(({ paramsConfig }) => paramsConfig.map(({ originKey }) => originKey));
  const own = declarations[target.type]?.category === 'form' ? handedOn : [];
  const { dataType, setCode, contextData } = target.data;
  const asked = dataType === 'dynamic' ? setParameters(setCode) : [];
  return once([...[...Object.keys(contextData), ...ruleKeys([target]), ...own].map(toChoice), ...asked]);
}

/** The key that says most about a choice: the value of a form, the field of a list, the name of an item of a chart. */
function mainKeyOf(widget: NormalWidget, keys: readonly string[]): string {
  const { category, events } = declarations[widget.type] ?? {};
  const declared = Object.values(events ?? {}).flatMap(({ payload }) => Object.keys(payload));
  if (category === 'form' && declared.includes('value')) return 'value';
  const isOfTable = widget.type === 'table' && keys.findLast((key) => !declared.includes(key));
  // `row` is the whole row: no parameter takes it.
  return isOfTable || declared.find((key) => key !== 'row' && keys.includes(key)) || (keys[0] ?? '');
}

/** What a new pair of a link begins with: keys of the same name, else the main key and the first free parameter. */
export function suggestPair(
  widget: NormalWidget,
  link: Linkage,
  screen: NormalScreen,
  setParameters: SetParameters = NOTHING_KNOWN,
): Linkage['paramsConfig'][number] {
  const taken = new Set(link.paramsConfig.map(({ targetKey }) => targetKey));
  const origins = originKeysOf(widget, screen).map(({ key }) => key);
  const free = targetKeysOf(link.targetId, screen, setParameters).flatMap(({ key }) => (taken.has(key) ? [] : [key]));
  const same = free.find((key) => origins.includes(key));
  if (same !== undefined) return { originKey: same, targetKey: same };
  const originKey = mainKeyOf(widget, origins);
  const isNewToScreen = link.targetId === SCREEN_TARGET && !taken.has(originKey);
  return { originKey, targetKey: free[0] ?? (isNewToScreen ? originKey : '') };
}

/** The target of a new link: one that takes something and has no link yet, else the whole screen. */
export function suggestTarget(
  widget: NormalWidget,
  screen: NormalScreen,
  setParameters: SetParameters = NOTHING_KNOWN,
): NormalWidget | undefined {
  const linked = new Set(widget.linkage.map(({ targetId }) => targetId));
  const open = targetsOf(widget, screen).filter(({ id }) => !linked.has(id));
  return open.find(({ id }) => targetKeysOf(id, screen, setParameters).length > 0);
}

/** Widgets that something can be given to: those that ask a data set, have rules, or hand on what they get. */
export function targetsOf(widget: NormalWidget, screen: NormalScreen): readonly NormalWidget[] {
  const linked = new Set(widget.linkage.map(({ targetId }) => targetId));
  return screen.widgets.filter(
    (one) =>
      one.id !== widget.id &&
      (linked.has(one.id) ||
        (one.data.dataType === 'dynamic' && one.data.setCode !== '') ||
        (one.visibleWhen?.rules.length ?? 0) > 0 ||
        one.type === 'button'),
  );
}
