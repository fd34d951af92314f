import { SCREEN_TARGET, type ContextData, type Linkage, type NormalWidget } from '@aj-report/contract';

/** What a widget tells of a choice (its event's payload). */
export type Choice = Readonly<Record<string, unknown>>;

/** A link whose target is no longer on the screen. */
export interface DeadLink {
  readonly originId: string;
  readonly targetId: string;
  readonly targetName: string;
}

/** A widget whose choice is a parameter. */
export interface Setter {
  readonly originId: string;
  readonly originKey: string;
  /** The parameter is one of the screen; else widgets are given it. */
  readonly isOfScreen: boolean;
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** A button gathers what filters give it and hands it on when it is pressed. */
const GATHERING = 'button';

/** A key of the payload, else a column of the row that was chosen. */
function valueOf(choice: Choice | undefined, key: string): unknown {
  if (!choice || Object.hasOwn(choice, key)) return choice?.[key];
  const { row } = choice;
  return typeof row === 'object' && row !== null ? (row as Choice)[key] : undefined;
}

/**
 * What was chosen in one widget, as parameters of the queries of others. Parameters of all origins are merged per
 * target, the latest choice last; an empty value takes the parameter back, so that the target's saved value counts
 * again. A target hands on what it was given, and its own choice was made in data that it no longer shows: it is
 * forgotten, except where the target is an origin of the chooser as well. A button hands on only when it is pressed.
 */
export class LinkageBus {
  #links = new Map<string, readonly Linkage[]>();
  /** origin → its choice, the latest one last */
  readonly #choices = new Map<string, Choice>();
  /** gathering origin → parameters that it was given when it was pressed last */
  readonly #gathered = new Map<string, ContextData>();
  #gathering: ReadonlySet<string> = new Set();
  readonly #reported = new Set<string>();
  readonly #onForget: (originId: string) => void;

  /** `onForget` hears of every choice that is forgotten because the data in which it was made is no longer shown. */
  constructor(onForget: (originId: string) => void = () => {}) {
    this.#onForget = onForget;
  }

  /**
   * Takes the links of a screen over; links to the origin itself are left out, and so are those to missing widgets,
   * which are returned the first time that they are met.
   */
  configure(widgets: readonly NormalWidget[]): readonly DeadLink[] {
    const ids = new Set([SCREEN_TARGET, ...widgets.map(({ id }) => id)]);
    this.#gathering = new Set(widgets.filter(({ type }) => type === GATHERING).map(({ id }) => id));
    this.#links = new Map(
      widgets
        .filter(({ linkage }) => linkage.length > 0)
        .map(({ id, linkage }) => [id, linkage.filter(({ targetId }) => targetId !== id && ids.has(targetId))]),
    );
    for (const origin of this.#choices.keys()) if (!this.#links.has(origin)) this.#choices.delete(origin);
    const dead = widgets.flatMap(({ id, linkage }) =>
      linkage
        .filter(({ targetId }) => !ids.has(targetId))
        .map(({ targetId, targetName = '' }) => ({ originId: id, targetId, targetName })),
    );
    return dead.filter(({ originId, targetId }) => this.#isNews(JSON.stringify([originId, targetId])));
  }

  /** Forgets all choices and what was reported: another screen is shown. */
  clear(): void {
    this.#links.clear();
    this.#choices.clear();
    this.#gathered.clear();
    this.#reported.clear();
  }

  /** What is chosen now, by widget. */
  choices(): Readonly<Record<string, Choice>> {
    return Object.fromEntries(this.#choices);
  }

  /** All that is chosen as one text, whatever was chosen last. */
  get signature(): string {
    return JSON.stringify([...this.#choices].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** Whether a choice in the widget leads anywhere. */
  leadsOn(originId: string): boolean {
    return (this.#links.get(originId) ?? []).length > 0;
  }

  /** Widgets that set a parameter, of the screen or of other widgets, each with the key of its choice that does. */
  settersOf(parameter: string): readonly Setter[] {
    return [...this.#links].flatMap(([originId, links]) =>
      links
        .filter(({ targetId }) => targetId === SCREEN_TARGET || !this.#gathering.has(originId))
        .flatMap(({ targetId, paramsConfig }) => paramsConfig.map((one) => ({ ...one, targetId })))
        .filter(({ targetKey }) => targetKey === parameter)
        .map(({ originKey, targetId }) => ({ originId, originKey, isOfScreen: targetId === SCREEN_TARGET })),
    );
  }

  hasChosen(originId: string): boolean {
    return this.#choices.has(originId);
  }

  /** Whether this is what the widget says already. */
  isChosen(originId: string, choice: Choice): boolean {
    const before = this.#choices.get(originId);
    return before !== undefined && JSON.stringify(before) === JSON.stringify(choice);
  }

  /** Remembers a choice; `null` clears it. Returns the ids of all widgets whose parameters may have changed. */
  choose(originId: string, choice: Choice | null): readonly string[] {
    if (!this.#links.has(originId)) return [];
    this.#choices.delete(originId);
    if (choice !== null) this.#choices.set(originId, choice);
    if (this.#gathering.has(originId)) this.#gathered.set(originId, this.#givenTo(originId, new Set([originId])));
    const reached = this.#reach(originId);
    const forgotten = [...reached].filter(
      (id) => this.#choices.has(id) && !this.#gathering.has(id) && !this.#reach(id).has(originId),
    );
    for (const id of forgotten) this.#choices.delete(id);
    for (const id of forgotten) this.#onForget(id);
    return [...reached];
  }

  /** Parameters that choices give a target now. */
  parametersOf(targetId: string): ContextData {
    return this.#givenTo(targetId, new Set([targetId]));
  }

  /** `path` holds the widgets whose parameters are being gathered: in a circle of links nothing comes back to itself. */
  #givenTo(targetId: string, path: ReadonlySet<string>): ContextData {
    const parameters: ContextData = {};
    for (const originId of this.#originsOf(targetId)) {
      if (path.has(originId)) continue;
      const given = this.#gathering.has(originId)
        ? (this.#gathered.get(originId) ?? {})
        : this.#givenTo(originId, new Set([...path, originId]));
      const choice = this.#choices.get(originId);
      for (const link of this.#links.get(originId) ?? []) {
        if (link.targetId !== targetId) continue;
        for (const { originKey, targetKey } of link.paramsConfig) {
          const value = [valueOf(choice, originKey), given[originKey]].find(isSet);
          if (value !== undefined) parameters[targetKey] = value;
        }
      }
    }
    return parameters;
  }

  /** Widgets that link to a target: those without a choice first, then by the time of their choice. */
  #originsOf(targetId: string): readonly string[] {
    const silent = [...this.#links.keys()].filter((id) => !this.#choices.has(id));
    return [...silent, ...this.#choices.keys()].filter((id) =>
      this.#links.get(id)?.some((link) => link.targetId === targetId),
    );
  }

  /** All widgets that links lead to from here, over any number of steps; never the origin itself. */
  #reach(originId: string): Set<string> {
    const reached = new Set<string>();
    const open = [originId];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (id !== originId && this.#gathering.has(id)) continue;
      for (const { targetId } of this.#links.get(id) ?? []) {
        if (targetId === originId || reached.has(targetId)) continue;
        reached.add(targetId);
        open.push(targetId);
      }
    }
    return reached;
  }

  #isNews(key: string): boolean {
    if (this.#reported.has(key)) return false;
    this.#reported.add(key);
    return true;
  }
}
