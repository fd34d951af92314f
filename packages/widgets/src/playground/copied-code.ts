import { defaultsOf, type Fields, type Language } from '@aj-report/contract';
import { classOf, tagOf, versionOf, type WidgetDeclaration } from '../kit/define-widget.ts';
import { attributeOf } from '../kit/field-properties.ts';

/** A widget as it stands in the playground. */
export interface ShownWidget {
  readonly declaration: WidgetDeclaration;
  /** Properties that were set; those that equal their default are left out of what is copied. */
  readonly setup: Readonly<Record<string, unknown>>;
  readonly rows: readonly Readonly<Record<string, unknown>>[] | undefined;
  readonly mapping: readonly { readonly role: string; readonly field: string; readonly label?: string }[];
  readonly theme: string;
  readonly language: Language;
  /** px */
  readonly size: { readonly width: number; readonly height: number };
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function changesOf(fields: Fields, setup: ShownWidget['setup'], language?: Language): [string, unknown][] {
  const defaults = defaultsOf(fields, language) as Readonly<Record<string, unknown>>;
  return Object.entries(setup).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]));
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

/** Markup for any page: the script of this product, the widget's tag, and what no attribute can say as properties. */
export function toHtmlCode({ declaration, setup, rows, mapping, theme, language, size }: ShownWidget): string {
  const changes = changesOf(declaration.fields, setup, language);
  const tag = tagOf(declaration);
  const attributes = [
    attribute('theme', theme),
    attribute('language', language),
    ...changes.flatMap(([name, value]) => (isPlain(value) ? [attribute(attributeOf(name), value)] : [])),
    `style="width: ${size.width}px; height: ${size.height}px"`,
  ];
  const properties: [string, unknown][] = changes.filter(([, value]) => !isPlain(value));
  if (rows) properties.push(['rows', rows]);
  if (mapping.length > 0) properties.push(['mapping', mapping]);
  const lines = [
    '<script type="module" src="/embed/aj-bigscreen.js"></script>',
    `<${tag} ${attributes.join(' ')}></${tag}>`,
  ];
  if (properties.length > 0) {
    const assignments = properties.map(([name, value]) => `  widget.${name} = ${toScriptJson(value)};`);
    lines.push(
      '<script type="module">',
      `  const widget = document.querySelector('${tag}');`,
      ...assignments,
      '</script>',
    );
  }
  return lines.join('\n');
}

/** Value of an attribute in JSX: plain words as they are, everything else as an expression. */
function toJsxValue(value: unknown): string {
  return typeof value === 'string' && !/["\\&{}<>\n]/.test(value) ? `"${value}"` : `{${JSON.stringify(value)}}`;
}

/** A component for a React application, with the wrapper that has the widget's types. */
export function toReactCode({ declaration, setup, rows, mapping, theme, language, size }: ShownWidget): string {
  const name = classOf(declaration);
  const properties: [string, unknown][] = [
    ['theme', theme],
    ['language', language],
    ...changesOf(declaration.fields, setup, language),
    ...(mapping.length > 0 ? [['mapping', mapping] as [string, unknown]] : []),
    ['style', size],
  ];
  return [
    `import { ${name} } from '@aj-report/widgets/react';`,
    '',
    ...(rows ? [`const rows = ${JSON.stringify(rows, null, 2)};`, ''] : []),
    'export function Example() {',
    '  return (',
    `    <${name}`,
    ...properties.map(([property, value]) => `      ${property}=${toJsxValue(value)}`),
    ...(rows ? ['      rows={rows}'] : []),
    '    />',
    '  );',
    '}',
  ].join('\n');
}

/** The widget's node of a screen document (architecture §4); the designer gives it an id of its own when it is pasted. */
export function toJsonCode({ declaration, setup, rows, mapping, language, size }: ShownWidget): string {
  const node = {
    id: declaration.type,
    type: declaration.type,
    version: versionOf(declaration),
    layerName: declaration.label[language],
    left: 0,
    top: 0,
    ...size,
    setup: Object.fromEntries(changesOf(declaration.fields, setup)),
    data: { dataType: 'static', ...(rows ? { staticData: rows } : {}), mapping },
  };
  return JSON.stringify(node, null, 2);
}
