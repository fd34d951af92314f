import { noChange } from 'lit';
import { directive, Directive, PartType, type ChildPart, type PartInfo } from 'lit/directive.js';
import { insertPart, removePart, setChildPartValue, setCommittedValue } from 'lit/directive-helpers.js';

type KeyOf<T> = (item: T, index: number) => string;
type Render<T> = (item: T, index: number) => unknown;

class KeyedList<T> extends Directive {
  #parts = new Map<string, ChildPart>();

  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.CHILD) throw new Error('keyedList() belongs between tags: <div>${keyedList(…)}</div>');
  }

  override update(host: ChildPart, [items, keyOf, render]: [readonly T[], KeyOf<T>, Render<T>]): unknown {
    const keys = items.map(keyOf);
    const wanted = new Set(keys);
    for (const [key, part] of this.#parts) if (!wanted.has(key)) remove(part);
    const parts: ChildPart[] = [];
    for (let i = items.length - 1; i >= 0; i--) {
      const part = insertPart(host, parts[0], this.#parts.get(keys[i]!));
      parts.unshift(setChildPartValue(part, render(items[i]!, i)));
    }
    this.#parts = new Map(parts.map((part, i) => [keys[i]!, part]));
    setCommittedValue(host, parts);
    return noChange;
  }

  render(_items: readonly T[], _keyOf: KeyOf<T>, _render: Render<T>): unknown {
    return noChange;
  }
}

/** `removePart` forgets the comment at the end of the part, since lit-html 3.3.1 (lit/lit#5298); so does Lit's `repeat`. */
function remove(part: ChildPart): void {
  const { endNode } = part;
  removePart(part);
  (endNode as ChildNode | null)?.remove();
}

const inTemplate = directive(KeyedList);

/** A list in a template whose items keep their elements wherever they stand; keys are unique. Nothing is left of items that go. */
export function keyedList<T>(items: readonly T[], keyOf: KeyOf<T>, render: Render<T>): unknown {
  return inTemplate(items, keyOf as KeyOf<unknown>, render as Render<unknown>);
}
