import { SCREEN_TARGET } from '@aj-report/contract';
import { showsChoice } from '../kit/control/shows-choice.ts';
import type { Choice, LinkageBus } from './linkage-bus.ts';
import type { LockedChoices } from './locked-choices.ts';
import type { WidgetBox } from './widget-box.ts';

/** What a host says is chosen, by widget; null = nothing. */
export type HostChoiceMap = Readonly<Record<string, Choice | null>>;

export type FindBox = (id: string) => WidgetBox | undefined;
type Query = Readonly<Record<string, string>>;

function show(box: WidgetBox | undefined, choice: Choice | null): void {
  const element = box?.element;
  if (showsChoice(element)) element.showChoice(choice);
}

/** Choices that the page makes in the place of its reader. Whoever chooses last counts. */
export class HostChoices {
  readonly #links: LinkageBus;
  readonly #locks: LockedChoices;
  /** For widgets that are not drawn yet. */
  readonly #given = new Map<string, Choice | null>();
  /** Parameters that were sorted last, and what was left of them. */
  #sorted: readonly [query: Query, rest: Query] | undefined;

  constructor(links: LinkageBus, locks: LockedChoices) {
    [this.#links, this.#locks] = [links, locks];
  }

  clear(): void {
    this.#given.clear();
    this.#sorted = undefined;
  }

  /**
   * The reader chose: what the host said of this widget counts no longer, nor a parameter that the widget sets; tells
   * whether there was one.
   */
  forget(id: string): boolean {
    this.#given.delete(id);
    if (!this.#sorted) return false;
    const [query, rest] = this.#sorted;
    const kept = Object.entries(rest).filter(
      ([name]) => !this.#links.settersOf(name).some(({ originId }) => originId === id),
    );
    if (kept.length === Object.keys(rest).length) return false;
    this.#sorted = [query, Object.fromEntries(kept)];
    return true;
  }

  /** What is left of the parameters that were sorted last. */
  get rest(): Query | undefined {
    return this.#sorted?.[1];
  }

  /** Makes choices; widgets that are not mentioned stay as they are. Gives back the ids of whom they reach. */
  give(choices: HostChoiceMap, boxOf: FindBox): readonly string[] {
    return Object.entries(choices).flatMap(([id, asked]) => {
      const choice = this.#locks.apply(id, asked);
      const isSame = choice ? this.#links.isChosen(id, choice) : !this.#links.hasChosen(id);
      if (isSame || !this.#links.leadsOn(id)) return [];
      this.#given.set(id, choice);
      show(boxOf(id), choice);
      return this.#links.choose(id, choice);
    });
  }

  /** Shows in a widget that was just made what was said before. */
  show(box: WidgetBox): void {
    const choice = this.#given.get(box.node.id);
    if (choice !== undefined) show(box, choice);
  }

  /**
   * Parameters that widgets set become choices in those, so that they show them and their reader can change them. Gives
   * back what is left, and the ids of whom the choices reach: parameters that no widget sets, and those that one sets
   * for some widgets only, which are there for the others until its reader chooses. The same object once more changes
   * nothing: its reader may have chosen otherwise since. Another one counts, also with the values of before.
   */
  sort(query: Query, boxOf: FindBox): { rest: Query; reached: readonly string[] } {
    if (this.#sorted?.[0] === query) return { rest: this.#sorted[1], reached: [] };
    const chosen = this.#links.parametersOf(SCREEN_TARGET);
    const rest: Record<string, string> = { ...query };
    const choices: Record<string, Choice | null> = {};
    for (const [name, value] of Object.entries(query)) {
      const setters = this.#links.settersOf(name);
      const isOfScreen = setters.some((one) => one.isOfScreen);
      if (isOfScreen) delete rest[name];
      if (isOfScreen && String(chosen[name] ?? this.#locks.defaultOf(name)) === value) continue;
      for (const { originId, originKey } of setters)
        choices[originId] = value === '' ? null : { ...choices[originId], [originKey]: value };
    }
    this.#sorted = [query, rest];
    return { rest, reached: this.give(choices, boxOf) };
  }
}
