import type { FoundWidget } from '../gen/widgets.ts';
import { linkOf, table, type DescribedElement } from './elements.ts';

/** File of the picture in the package. */
export const PICTURE = 'screen.webp';

function row({ name, declaration }: FoundWidget, { tagName, members, cssParts, cssProperties }: DescribedElement) {
  const roles = Object.entries(declaration.slots).map(([role, { required }]) => (required ? `**${role}**` : role));
  const events = Object.keys(declaration.events).map((event) => `\`aj-${event}\``);
  return [
    `[\`<${tagName}>\`](${linkOf(tagName)})`,
    `\`@aj-report/widgets/${name}\``,
    declaration.summary.en,
    roles.join(', '),
    events.join(', '),
    ...[members, cssParts, cssProperties].map((all) => String(all.length)),
  ];
}

/** The tags that show what a server has, which no declaration describes. */
function tagRow({ tagName, description, members, events, cssParts, cssProperties }: DescribedElement) {
  return [
    `[\`<${tagName}>\`](${linkOf(tagName)})`,
    '`@aj-report/widgets/bigscreen`',
    description,
    '',
    events.map(({ name }) => `\`${name}\``).join(', '),
    ...[members, cssParts, cssProperties].map((all) => String(all.length)),
  ];
}

const FIRST_CHART = `\`\`\`sh
npm run package # in the repository: makes packages/widgets/dist/aj-report-widgets-VERSION.tgz
npm install path/to/aj-report-widgets-VERSION.tgz # in your app
\`\`\`

\`\`\`html
<aj-bar-chart text="Sales" theme="light" style="width: 480px; height: 320px"></aj-bar-chart>
\`\`\`

\`\`\`js
import '@aj-report/widgets/bar-chart';

const chart = document.querySelector('aj-bar-chart');
chart.rows = [{ month: 'January', sales: 320 }, { month: 'February', sales: 410 }];
chart.mapping = [{ role: 'xAxis', field: 'month' }, { role: 'bar', field: 'sales', label: 'Sales' }];
chart.addEventListener('aj-select', ({ detail }) => console.log(detail.name, detail.value));
\`\`\`

Without rows an element draws its sample. \`language\` is \`zh\` or \`en\` (default: what the nearest \`lang\` around the element says, else \`zh\`), \`theme\` the name of a theme (\`light\`, \`deep-blue\` …) or an object.

**Without \`theme\` the colours are those for dark grounds.** For all elements of a page at once, or with colours and fonts of yours:

\`\`\`css
:root {
  --aj-theme: light;
  --aj-theme-accent: #d6336c;
  --aj-theme-font-family: Georgia, serif;
}
\`\`\`

An element is as large as is usual for its kind (a bar chart 480 × 300 px) until your style sheet gives it \`width\` and \`height\`.

`;

const ANGULAR = `## Angular

\`\`\`ts
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import '@aj-report/widgets/bar-chart';

@Component({
  selector: 'app-sales',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`<aj-bar-chart text="Sales" theme="light" [rows]="rows" [mapping]="mapping" (aj-select)="show($event)" />\`,
})
export class Sales {
  rows = [{ month: 'January', sales: 320 }, { month: 'February', sales: 410 }];
  mapping = [{ role: 'xAxis', field: 'month' }, { role: 'bar', field: 'sales', label: 'Sales' }];
  show(event: Event) {
    console.log((event as CustomEvent).detail);
  }
}
\`\`\`

Tried by hand with Angular 21.2.26 on Node 20 (TypeScript 5.9 strict, \`strictTemplates\`, \`skipLibCheck\` off, without zone.js): it compiles, builds, draws, follows a signal and tells of clicks. Its build takes minutes, so it is not among the tests. Angular checks no properties of such tags. With \`<aj-bigscreen>\` the build warns of mpegts.js until angular.json lists it in \`allowedCommonJsDependencies\`.

`;

/** What a stranger reads first: how a chart comes onto a page, in each framework, and the list of elements. */
export function printReadme(widgets: readonly FoundWidget[], elements: readonly DescribedElement[]): string {
  const ofKit = new Map(widgets.map((one) => [`aj-${one.name}`, one]));
  const rows = elements.map((one) => {
    const widget = ofKit.get(one.tagName);
    return widget ? row(widget, one) : tagRow(one);
  });
  return `# @aj-report/widgets

![A screen of these elements: figures, lines, a treemap, bars and a table in one theme](${PICTURE})

${widgets.length} charts, texts, inputs and frames as custom elements, and \`<aj-bigscreen>\`, which shows a whole screen of an AJ Report server. For any framework or none. Each element is an entry of its own: a page loads what it uses. The elements draw rows of yours without a server.

${FIRST_CHART}## React 19

\`\`\`tsx
import '@aj-report/widgets/bar-chart';
import '@aj-report/widgets/tags/react'; // types the tags in JSX

<aj-bar-chart text="Sales" theme="light" rows={rows} mapping={mapping} onaj-select={({ detail }) => show(detail)} />;
\`\`\`

Or as components: \`import { AjBarChart } from '@aj-report/widgets/react'\`, with \`onAjSelect\`; that brings every element (about 410 kB gzip), so an app that shows a few takes the tags.

## Vue 3

Tell the compiler that the tags are elements (\`isCustomElement: (tag) => tag.startsWith('aj-')\`), \`import '@aj-report/widgets/tags/vue'\` once, then

\`\`\`vue
<aj-bar-chart text="Sales" theme="light" :rows.prop="rows" :mapping.prop="mapping" @aj-select="show" />
\`\`\`

## Svelte 5

\`import '@aj-report/widgets/tags/svelte'\` once, then

\`\`\`svelte
<aj-bar-chart text="Sales" theme="light" {rows} {mapping} onaj-select={show}></aj-bar-chart>
\`\`\`

${ANGULAR}## A whole screen of a server

\`\`\`js
import '@aj-report/widgets/bigscreen';
\`\`\`

\`\`\`html
<aj-bigscreen src="https://your-server/aj/SHARE-CODE"></aj-bigscreen>
\`\`\`

In React: \`import { Bigscreen } from '@aj-report/widgets/bigscreen/react'\`.

## Without a bundler

The entries name what they need (\`lit\`; the drawing library is inside) as packages, which browsers do not find by themselves. A page without a bundler takes the script of a server, which knows every tag and loads it when the page first uses it:

\`\`\`html
<script type="module" src="https://your-server/embed/aj-bigscreen.js"></script>
<aj-bar-chart text="Sales" theme="light"></aj-bar-chart>
\`\`\`

\`rows\` and \`mapping\` are properties that a script sets, or attributes with JSON: \`rows='[{"month":"January","sales":320}]'\`.

## For everybody

A chart says to screen readers what it shows: kind, title, size and extremes. Tab reaches _Show as table_ (\`openTable()\` from a script): its rows, in which the values that a click would choose are buttons. \`prefers-reduced-motion\` is heeded. The eight colours of every theme can be distinguished with deuteranopia and protanopia, those of \`high-contrast\` with tritanopia too (simulated after Machado, Oliveira and Fernandes 2009).

## Elements

Roles are what \`mapping\` gives to the fields of the rows; those in bold are needed. The link of an element leads to its properties (name, attribute, type, default), events, parts and custom properties; this table counts them. The same stands in \`custom-elements.json\`, which editors read, and in the types.

${table(['element', 'import', 'what it is', 'roles', 'events', 'properties', 'parts', 'custom properties'], rows)}

Inside are parts of Apache ECharts, without what no element uses: see LICENSES.md.
`;
}
