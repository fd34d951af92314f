import type { FoundWidget } from '../widgets.ts';

const SRC = 'packages/widgets/src';
const HEAD = '// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.\n';

function file(name: string, lines: readonly string[], folder = 'gen'): { path: string; content: string } {
  return { path: `${SRC}/${folder}/${name}`, content: `${HEAD}${lines.join('\n')}\n` };
}

function declarations(widgets: readonly FoundWidget[]) {
  return file('declarations.gen.ts', [
    "import type { WidgetDeclaration } from '../kit/widget/define-widget.ts';",
    ...widgets.map(({ name, constant }) => `import { ${constant} } from '../widgets/${name}/${name}.widget.ts';`),
    '',
    `export { ${widgets.map(({ constant }) => constant).join(', ')} };`,
    '',
    '/** Declarations of all widgets by type. */',
    'export const declarations: Readonly<Record<string, WidgetDeclaration>> = {',
    ...widgets.map(({ name, constant }) => `  '${name}': ${constant} as unknown as WidgetDeclaration,`),
    '};',
  ]);
}

function loaders(widgets: readonly FoundWidget[]) {
  return file('loaders.gen.ts', [
    '/** Fetches and registers the element of a widget type. */',
    'export const loaders: Readonly<Record<string, () => Promise<unknown>>> = {',
    ...widgets.map(({ name }) => `  '${name}': () => import('../widgets/${name}/${name}.element.ts'),`),
    '};',
    '',
    '/** By type, the toggle that makes a widget ask for one page of its rows at a time. */',
    'export const pagingFields: Readonly<Record<string, string>> = {',
    ...widgets.flatMap(({ name, declaration: { pagingField } }) =>
      pagingField ? [`  ${name}: '${pagingField}',`] : [],
    ),
    '};',
  ]);
}

function samples(widgets: readonly FoundWidget[]) {
  return file('samples.gen.ts', [
    "import type { WidgetSamples } from '../kit/widget/widget-sample.ts';",
    ...widgets.map(
      ({ name, constant }) => `import { samples as ${constant} } from '../widgets/${name}/${name}.sample.ts';`,
    ),
    '',
    '/** Samples of all widgets by type. */',
    'export const samples: Readonly<Record<string, WidgetSamples>> = {',
    ...widgets.map(({ name, constant }) => `  '${name}': ${constant},`),
    '};',
  ]);
}

function presets(widgets: readonly FoundWidget[]) {
  const own = widgets.filter((widget) => widget.presets.length > 0);
  return file('presets.gen.ts', [
    "import type { WidgetPresets } from '../kit/widget/widget-preset.ts';",
    ...own.map(
      ({ name, constant }) => `import { presets as ${constant} } from '../widgets/${name}/${name}.presets.ts';`,
    ),
    '',
    '/** Presets by type of their widget. Nothing that a viewer loads imports them. */',
    'export const presets: Readonly<Record<string, WidgetPresets>> = {',
    ...own.map(({ name, constant }) => `  '${name}': ${constant},`),
    '};',
  ]);
}

/** Beside what types tags, above the stage; the registries of `gen/` lie below it. */
function tags(widgets: readonly FoundWidget[]) {
  const lines = [
    "import type { AjStage } from '../stage/aj-stage.ts';",
    ...widgets.map(
      ({ name, className }) => `import type { ${className} } from '../widgets/${name}/${name}.element.ts';`,
    ),
    '',
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    "    'aj-stage': AjStage;",
    ...widgets.map(({ name, className }) => `    'aj-${name}': ${className};`),
    '  }',
    '}',
  ];
  return file('tags.gen.ts', lines, 'tags');
}

/** `select` → `onAjSelect` */
function toHandler(event: string): string {
  return `onAj${event.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;
}

function reactWrapper({ name, className, declaration }: FoundWidget) {
  const events = Object.entries(declaration.events).map(([event, { payload }]) => {
    const keys = Object.keys(payload).map((key) => `${key}: unknown`);
    return `    ${toHandler(event)}: 'aj-${event}' as EventName<CustomEvent<{ ${[...keys, '[key: string]: unknown'].join('; ')} }>>,`;
  });
  return file(`react/${name}.gen.ts`, [
    "import { createComponent, type EventName } from '@lit/react';",
    "import * as React from 'react';",
    `import { ${className} as ${className}Element } from '../../widgets/${name}/${name}.element.ts';`,
    '',
    `/** ${declaration.summary.en}. */`,
    `export const ${className} = /* @__PURE__ */ createComponent({`,
    '  react: React,',
    `  tagName: 'aj-${name}',`,
    `  elementClass: ${className}Element,`,
    '  events: {',
    ...events,
    "    onAjWidgetError: 'aj-widget-error' as EventName<CustomEvent<{ code: string; message: string }>>,",
    '  },',
    '});',
  ]);
}

function react(widgets: readonly FoundWidget[]) {
  return file(
    'react.gen.ts',
    widgets.map(({ name, className }) => `export { ${className} } from './react/${name}.gen.ts';`),
  );
}

/** The TypeScript modules that list all widgets. */
export function printModules(widgets: readonly FoundWidget[]): readonly { path: string; content: string }[] {
  return [
    declarations(widgets),
    loaders(widgets),
    samples(widgets),
    presets(widgets),
    tags(widgets),
    react(widgets),
    ...widgets.map(reactWrapper),
  ];
}
