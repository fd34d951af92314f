import {
  SCREEN_TARGET,
  groupsAround,
  type ContextData,
  type NormalScreen,
  type NormalWidget,
  type ScreenGroup,
} from '@aj-report/contract';
import type { ContainerPart } from '../kit/widget/container-part.ts';
import { playEntrance } from './entrances.ts';
import { groupedBoxOf } from './grouped-box.ts';
import { withGroups, type StageWidget } from './grouped-question.ts';
import { HostChoices, type FindBox } from './host-choices.ts';
import { LinkageBus, type Choice } from './linkage-bus.ts';
import { LockedChoices } from './locked-choices.ts';
import { showsChoice } from '../kit/control/shows-choice.ts';
import { isVisible } from './visible-when.ts';
import type { StageLook, WidgetBox } from './widget-box.ts';

/** What only some screens need, loaded when one does: links, rules of visibility, entrances and containers. */
export class StageExtras {
  readonly links: LinkageBus;
  readonly host: HostChoices;
  readonly #locks: LockedChoices;
  #groups: readonly ScreenGroup[] = [];
  #nodes = new Map<string, NormalWidget>();
  /** container → its parts that are seen; a container says so itself when it is drawn */
  readonly #shownParts = new Map<string, ReadonlySet<string>>();
  #entered = new WeakSet<WidgetBox>();

  constructor(onForget: (originId: string) => void) {
    this.links = new LinkageBus(onForget);
    this.#locks = new LockedChoices(this.links);
    this.host = new HostChoices(this.links, this.#locks);
  }

  /** Takes a screen over; gives it back with what its mappings ask for. */
  configure(screen: NormalScreen): NormalScreen {
    this.#groups = screen.groups;
    this.#locks.configure(screen.dashboard.parameters);
    this.#nodes = new Map(screen.widgets.map((node) => [node.id, node]));
    return withGroups(screen);
  }

  /** The kind of box that a widget stands in; `Plain` comes from the caller, whose script has it. */
  boxOf({ grouped }: StageWidget, Plain: typeof WidgetBox): typeof WidgetBox {
    return grouped ? groupedBoxOf(Plain) : Plain;
  }

  clear(): void {
    this.links.clear();
    this.host.clear();
    this.#shownParts.clear();
  }

  /** The parts of a container in their order. */
  partsOf(containerId: string): readonly ContainerPart[] {
    return this.#groups
      .filter((group) => group.container === containerId)
      .map(({ id, name = '' }) => ({ id, title: name }));
  }

  /** Tells a container its parts. */
  giveParts({ node, element }: WidgetBox): void {
    const container = element as { parts?: readonly ContainerPart[] } | undefined;
    const parts = this.partsOf(node.id);
    if (container && JSON.stringify(container.parts) !== JSON.stringify(parts)) container.parts = parts;
  }

  showParts(containerId: string, shown: readonly string[]): void {
    this.#shownParts.set(containerId, new Set(shown));
  }

  /** Whether a widget stands in a part of a container that is not seen, or in a group that is hidden. */
  sleeps(node: NormalWidget, mode: 'view' | 'edit'): boolean {
    return this.#holdersOf(node).some(({ group, container }) => {
      if (mode === 'view' && (group.hidden || container?.hidden)) return true;
      return container !== undefined && !this.#shownParts.get(container.id)?.has(group.id);
    });
  }

  /** Whether the rules of a widget and of the containers around it are met. */
  isVisible(box: WidgetBox, boxOf: FindBox, parameters: (id: string) => ContextData) {
    const containers = this.#holdersOf(box.node).map(({ container }) => container && boxOf(container.id));
    return [box, ...containers].every((one) => {
      const rules = one?.node.visibleWhen;
      return !rules || isVisible(rules, parameters(one.node.id), one.currentTable);
    });
  }

  /**
   * Remembers a choice. The same once more takes it back, except in a form, where nothing else was meant. Gives back
   * what is chosen now, the ids of whom it reaches, and whether something else was chosen before.
   */
  choose(id: string, asked: Choice | null, element: WidgetBox['element']) {
    const choice = this.#locks.apply(id, asked);
    const isForm = element?.declaration.category === 'form';
    const next = choice !== null && !isForm && this.links.isChosen(id, choice) ? null : choice;
    if (choice !== asked && showsChoice(element)) element.showChoice(choice);
    const hasLeft = this.host.forget(id);
    const before = this.links.signature;
    const reached = this.links.choose(id, next);
    return { next, reached: hasLeft ? [...reached, SCREEN_TARGET] : reached, isNews: before !== this.links.signature };
  }

  /** Hides or shows a widget as rules and containers say; tells whether it is awake. */
  arrange(
    box: WidgetBox,
    { mode, still, language }: StageLook,
    boxOf: FindBox,
    parameters: (id: string) => ContextData,
  ): boolean {
    const isAwake = !this.sleeps(box.node, mode);
    const isVisible = this.isVisible(box, boxOf, parameters);
    box.setVisible(isVisible, !isAwake);
    if (mode === 'view') this.#locks.show(box, language, this.links.choices()[box.node.id] ?? null);
    if (box.element && isVisible && isAwake && mode === 'view' && !still) this.enter(box);
    return isAwake;
  }

  /** Lets a widget come in, the first time that it is seen. */
  enter(box: WidgetBox): void {
    const { entrance } = box.node;
    if (!entrance || this.#entered.has(box)) return;
    this.#entered.add(box);
    playEntrance(box.box, entrance);
  }

  /** Groups around a widget, innermost first, through the containers that show them. */
  #holdersOf(node: NormalWidget): readonly { group: ScreenGroup; container: NormalWidget | undefined }[] {
    const holders: { group: ScreenGroup; container: NormalWidget | undefined }[] = [];
    const seen = new Set([node.id]);
    for (let inner: NormalWidget | undefined = node; inner;) {
      let outer: NormalWidget | undefined;
      for (const group of groupsAround(this.#groups, inner.group)) {
        const container = this.#nodes.get(group.container ?? '');
        holders.push({ group, container });
        if (container && !outer && !seen.has(container.id)) outer = container;
      }
      if (outer) seen.add(outer.id);
      inner = outer;
    }
    return holders;
  }
}
