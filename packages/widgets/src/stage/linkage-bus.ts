import type { ContextData, Linkage, NormalWidget } from '@aj-report/contract';

type Payload = Readonly<Record<string, unknown>>;

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/**
 * What was chosen in one widget, as parameters of the queries of others. Parameters of all origins are merged per
 * target; an empty value takes the parameter back, so that the target's saved value counts again.
 */
export class LinkageBus {
  #links = new Map<string, readonly Linkage[]>();
  /** origin → its last choice */
  readonly #choices = new Map<string, Payload>();

  /** Takes the links of a screen over; links to missing widgets and to the origin itself are dead and left out. */
  configure(widgets: readonly NormalWidget[]): void {
    const ids = new Set(widgets.map(({ id }) => id));
    this.#links = new Map(
      widgets
        .filter(({ linkage }) => linkage.length > 0)
        .map(({ id, linkage }) => [id, linkage.filter(({ targetId }) => targetId !== id && ids.has(targetId))]),
    );
    for (const origin of this.#choices.keys()) if (!this.#links.has(origin)) this.#choices.delete(origin);
  }

  /** Remembers a choice; `null` clears it. Returns the ids of the targets whose parameters may have changed. */
  choose(originId: string, payload: Payload | null): readonly string[] {
    const links = this.#links.get(originId) ?? [];
    if (payload === null) this.#choices.delete(originId);
    else this.#choices.set(originId, payload);
    return [...new Set(links.map(({ targetId }) => targetId))];
  }

  /** Parameters that choices give a target now. */
  parametersOf(targetId: string): ContextData {
    const parameters: ContextData = {};
    for (const [originId, payload] of this.#choices) {
      for (const link of this.#links.get(originId) ?? []) {
        if (link.targetId !== targetId) continue;
        for (const { originKey, targetKey } of link.paramsConfig) {
          if (isSet(payload[originKey])) parameters[targetKey] = payload[originKey];
        }
      }
    }
    return parameters;
  }
}
