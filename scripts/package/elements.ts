/** A line of the manifest about an element. */
interface Described {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
}

interface Member extends Described {
  readonly type: { readonly text: string };
  readonly attribute?: string;
}

/** What the manifest says of an element. */
export interface DescribedElement {
  readonly tagName: string;
  readonly description: string;
  readonly superclass?: { readonly name: string };
  readonly members: readonly Member[];
  readonly events: readonly Described[];
  readonly slots?: readonly Described[];
  readonly cssParts: readonly Described[];
  readonly cssProperties: readonly Described[];
}

/** The parts of a Custom Elements Manifest that the lists are printed from. */
export interface ElementsManifest {
  readonly modules: readonly { readonly path: string; readonly declarations: readonly DescribedElement[] }[];
}

/** A cell of a table: one line, without a mark that ends it. */
export function cell(text = ''): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}

function code(text = ''): string {
  return text === '' ? '' : `\`${cell(text)}\``;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function list(title: string, all: readonly Described[] = []): string[] {
  if (all.length === 0) return [];
  return [
    table(
      [title, 'what it is'],
      all.map((one) => [code(one.name), cell(one.description)]),
    ),
  ];
}

function customProperties(all: readonly Described[]): string[] {
  if (all.length === 0) return [];
  const rows = all.map((one) => [code(one.name), cell(one.description), code(one.default)]);
  return [table(['custom property', 'what it sets', 'default'], rows)];
}

function properties(all: readonly Member[]): string[] {
  if (all.length === 0) return [];
  const rows = all.map((one) => [
    code(one.name),
    code(one.attribute),
    code(one.type.text),
    code(one.default),
    cell(one.description),
  ]);
  return [table(['property', 'attribute', 'type', 'default', 'what it is'], rows)];
}

/** Where an element stands in `ELEMENTS.md`. */
export function linkOf(tagName: string): string {
  return `ELEMENTS.md#${tagName}`;
}

function section(element: DescribedElement, entry: string, elements: readonly DescribedElement[]): string {
  const { tagName, description, superclass } = element;
  const above = elements.find((one) => superclass?.name === classNameOf(one));
  const parts = [
    `## ${tagName}`,
    `${cell(description)}${/[.!?]$/.test(description) ? '' : '.'} \`import '${entry}'\``,
    ...(above ? [`Everything else is that of [\`<${above.tagName}>\`](#${above.tagName}).`] : []),
    ...properties(element.members),
    ...list('event', element.events),
    ...list('slot', element.slots),
    ...list('part', element.cssParts),
    ...customProperties(element.cssProperties),
  ];
  return parts.join('\n\n');
}

function classNameOf({ tagName }: DescribedElement): string {
  return tagName.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Every element of the package with all that a page can set, hear and style; printed from the manifest for editors. */
export function printElements(manifest: ElementsManifest): string {
  const all = manifest.modules.flatMap(({ declarations }) => declarations);
  const sections = manifest.modules.flatMap(({ path, declarations }) =>
    declarations.map((one) => section(one, `@aj-report/widgets/${path.replace(/\.js$/, '')}`, all)),
  );
  return `# Elements

Printed from \`custom-elements.json\`, which editors read. [README](README.md) says how to begin.

Every element that draws rows also has \`rows\` and \`mapping\` (lists of objects; as attributes JSON), \`language\` (\`zh\` or \`en\`; default: that of the nearest \`lang\` around it) and \`theme\` (a name or an object). Parts are styled by \`::part(name)\`; custom properties count on the element or anywhere above it.

${sections.join('\n\n')}
`;
}
