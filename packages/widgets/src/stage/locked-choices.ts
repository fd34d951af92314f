import { screenParametersOf, type Language, type NormalScreen } from '@aj-report/contract';
import { showsChoice } from '../kit/control/shows-choice.ts';
import type { Choice, LinkageBus } from './linkage-bus.ts';
import type { WidgetBox } from './widget-box.ts';

const FIXED: Readonly<Record<Language, string>> = {
  zh: '这里的取值已被锁定，不能更改',
  en: 'The value here is fixed and cannot be changed',
};

type Parameters = NormalScreen['dashboard']['parameters'];

/** Widgets that set parameters which are fixed: they show what the data follow, whatever is chosen. */
export class LockedChoices {
  readonly #links: LinkageBus;
  /** What was shown last, as text. */
  readonly #shown = new WeakMap<WidgetBox, string>();
  #parameters: Parameters = [];

  constructor(links: LinkageBus) {
    this.#links = links;
  }

  configure(parameters: Parameters): void {
    this.#parameters = parameters;
  }

  /** What a parameter is while nobody says otherwise. */
  defaultOf(name: string): unknown {
    return screenParametersOf(this.#parameters, {}, {})[name] ?? '';
  }

  /** A choice as far as it is free: what is fixed of it stays as it is. */
  apply(id: string, choice: Choice | null): Choice | null {
    const fixed = this.#fixedOf(id);
    if (Object.keys(fixed).length === 0) return choice;
    const { label, ...chosen } = choice ?? {};
    const all = { ...chosen, ...fixed };
    if (Object.values(all).every((value) => value === '')) return null;
    // A label is that of a value.
    return label === undefined || 'value' in fixed ? all : { label, ...all };
  }

  /** Has a widget show what is fixed of its choice. */
  show(box: WidgetBox, language: Language, choice: Choice | null): void {
    const fixed = JSON.stringify(this.#fixedOf(box.node.id));
    if (!showsChoice(box.element) || fixed === (this.#shown.get(box) ?? '{}')) return;
    this.#shown.set(box, fixed);
    box.box.title = fixed === '{}' ? '' : FIXED[language];
    box.element.showChoice(this.apply(box.node.id, choice));
  }

  #fixedOf(id: string): Choice {
    const fixed: Record<string, unknown> = {};
    for (const { name } of this.#parameters.filter(({ locked }) => locked)) {
      for (const { originId, originKey } of this.#links.settersOf(name))
        if (originId === id) fixed[originKey] = this.defaultOf(name);
    }
    return fixed;
  }
}
