import { tagOf } from '../kit/widget/define-widget.ts';
import { dataOf, isPlain, placeOf, slotOf, titlesOf, toTag, type Entries } from './copied-code.ts';
import { changesOf, type ShownContent, type ShownWidget } from './shown-widget.ts';

/** A single-file component for Vue: attributes for plain values, constants bound as properties for all others. */
export function toVueCode(shown: ShownWidget): string {
  const constants: string[] = [];
  const types = new Set<string>();
  const taken = new Map<string, number>();

  /** Lines of an element; what no attribute can say goes into the constants, each under a name of its own. */
  const toLines = (content: ShownContent, first: Entries, style: object, more: Entries, inside: readonly string[]) => {
    types.add(content.declaration.type);
    const changes = changesOf(content.declaration.fields, content.setup, shown.language);
    const bound = [...changes.filter(([, value]) => !isPlain(value)), ...more, ...dataOf(content)].map(
      ([name, value]) => {
        const count = (taken.get(name) ?? 0) + 1;
        taken.set(name, count);
        const constant = count === 1 ? name : `${name}${count}`;
        constants.push(`const ${constant} = ${JSON.stringify(value, null, 2).replaceAll('<', '\\u003c')};`);
        return ` :${name}.prop="${constant}"`;
      },
    );
    const tag = toTag(content, shown, first, style).slice(0, -1) + bound.join('');
    const end = `</${tagOf(content.declaration)}>`;
    return inside.length > 0 ? [`${tag}>`, ...inside.map((line) => `  ${line}`), end] : [`${tag}>${end}`];
  };

  const held = shown.parts.flatMap((part) =>
    part.widgets.flatMap((one) => toLines(one, slotOf(shown, part), placeOf(one), [], [])),
  );
  const style = { width: `${shown.size.width}px`, height: `${shown.size.height}px` };
  const lines = toLines(shown, [], style, titlesOf(shown), held);
  return [
    '<script setup>',
    ...[...types].sort().map((type) => `import '@aj-report/widgets/${type}';`),
    ...(constants.length > 0 ? ['', ...constants] : []),
    '</script>',
    '',
    '<template>',
    ...lines.map((line) => `  ${line}`),
    '</template>',
  ].join('\n');
}
