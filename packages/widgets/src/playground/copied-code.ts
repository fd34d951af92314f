import type { Language } from '@aj-report/contract';
import { classOf, tagOf } from '../kit/widget/define-widget.ts';
import { attributeOf } from '../kit/widget/field-properties.ts';
import { changesOf, type ShownContent, type ShownHeld, type ShownPart, type ShownWidget } from './shown-widget.ts';

export type Entries = [string, unknown][];

/** Places are shares of a grid and end nowhere; nobody sees the third digit of a percent. */
function toPercent(share: number): string {
  return `${Math.round(share * 100) / 100}%`;
}

/** Where a widget stands in its container. */
export function placeOf({ place }: ShownHeld): Readonly<Record<string, string>> {
  return {
    position: 'absolute',
    ...Object.fromEntries(Object.entries(place).map(([edge, share]) => [edge, toPercent(share)])),
  };
}

/** The slot of a container in which a part's widgets stand; one that shows all of its parts has one room for them. */
export function slotOf({ declaration }: ShownWidget, { id }: ShownPart): Entries {
  return declaration.parts?.shown === 'one' ? [['slot', id]] : [];
}

export function titlesOf({ parts }: ShownWidget): Entries {
  return parts.length > 0 ? [['parts', parts.map(({ id, title }) => ({ id, title }))]] : [];
}

export function dataOf({ rows, mapping }: ShownContent): Entries {
  return [
    ...(rows ? [['rows', rows] as [string, unknown]] : []),
    ...(mapping.length > 0 ? [['mapping', mapping] as [string, unknown]] : []),
  ];
}

export function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function attribute(name: string, value: string | number | boolean): string {
  if (value === true) return name;
  const text = String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `${name}="${text}"`;
}

/** JSON that may stand in a script element. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Opening tag of a widget, with everything that an attribute can say. */
export function toTag(content: ShownContent, { theme, language }: ShownWidget, first: Entries, style: object): string {
  const changes = changesOf(content.declaration.fields, content.setup, language);
  const attributes = [...first, ['theme', theme], ['language', language], ...changes]
    .flatMap(([name, value]) => (isPlain(value) ? [attribute(attributeOf(name as string), value)] : []))
    .concat(
      attribute(
        'style',
        Object.entries(style)
          .map((one) => one.join(': '))
          .join('; '),
      ),
    );
  return `<${tagOf(content.declaration)} ${attributes.join(' ')}>`;
}

/** What no attribute can say of a widget, as assignments to the name that it has in a script. */
function toAssignments(content: ShownContent, language: Language, name: string, more: Entries): string[] {
  const changes = changesOf(content.declaration.fields, content.setup, language);
  return [...changes.filter(([, value]) => !isPlain(value)), ...more, ...dataOf(content)].map(
    ([property, value]) => `  ${name}.${property} = ${toScriptJson(value)};`,
  );
}

/** Markup for any page: the script of this product, the widget's tag, and what no attribute can say as properties. */
export function toHtmlCode(shown: ShownWidget): string {
  const { declaration, parts, language, size } = shown;
  const tag = tagOf(declaration);
  const held = parts.flatMap((part) => part.widgets.map((one) => ({ one, slot: slotOf(shown, part) })));
  const inside = held.map(
    ({ one, slot }) => `  ${toTag(one, shown, slot, placeOf(one))}</${tagOf(one.declaration)}>\n`,
  );
  const style = { width: `${size.width}px`, height: `${size.height}px` };
  const assignments = [
    ...toAssignments(shown, language, 'widget', titlesOf(shown)),
    ...held.flatMap(({ one }, at) => toAssignments(one, language, `widget.children[${at}]`, [])),
  ];
  const script = [
    '<script type="module">',
    `  const widget = document.querySelector('${tag}');`,
    ...assignments,
    '</script>',
  ];
  return [
    '<script type="module" src="https://your-server/embed/aj-bigscreen.js"></script>',
    `${toTag(shown, shown, [], style)}${inside.length > 0 ? '\n' : ''}${inside.join('')}</${tag}>`,
    ...(assignments.length > 0 ? script : []),
  ].join('\n');
}

/** Value of an attribute in JSX: plain words as they are, everything else as an expression. */
function toJsxValue(value: unknown): string {
  return typeof value === 'string' && !/["\\&{}<>\n]/.test(value) ? `"${value}"` : `{${JSON.stringify(value)}}`;
}

/** Lines of an element in JSX. `given` are properties whose values are variables of the same name. */
function toJsx(name: string, properties: Entries, given: readonly string[], inside: readonly string[]): string[] {
  return [
    `<${name}`,
    ...properties.map(([property, value]) => `  ${property}=${toJsxValue(value)}`),
    ...given.map((property) => `  ${property}={${property}}`),
    ...(inside.length > 0 ? ['>', ...inside.map((line) => `  ${line}`), `</${name}>`] : ['/>']),
  ];
}

/** A component for a React application, with the wrappers that have the widgets' types. */
export function toReactCode(shown: ShownWidget): string {
  const { declaration, setup, parts, theme, language, size } = shown;
  const look: Entries = [
    ['theme', theme],
    ['language', language],
  ];
  const inside = parts.flatMap((part) =>
    part.widgets.flatMap((one) => {
      const changes = changesOf(one.declaration.fields, one.setup, language);
      const properties = [...slotOf(shown, part), ...look, ...changes, ...dataOf(one)];
      return toJsx(classOf(one.declaration), [...properties, ['style', placeOf(one)]], [], []);
    }),
  );
  const constants = [...titlesOf(shown), ...dataOf({ ...shown, mapping: [] })];
  const properties: Entries = [
    ...look,
    ...changesOf(declaration.fields, setup, language),
    ...dataOf({ ...shown, rows: undefined }),
    ['style', size],
  ];
  const held = parts.flatMap(({ widgets }) => widgets.map((one) => classOf(one.declaration)));
  const names = constants.map(([name]) => name);
  return [
    `import { ${[...new Set([classOf(declaration), ...held])].join(', ')} } from '@aj-report/widgets/react';`,
    '',
    ...constants.flatMap(([name, value]) => [`const ${name} = ${JSON.stringify(value, null, 2)};`, '']),
    'export function Example() {',
    '  return (',
    ...toJsx(classOf(declaration), properties, names, inside).map((line) => `    ${line}`),
    '  );',
    '}',
  ].join('\n');
}
