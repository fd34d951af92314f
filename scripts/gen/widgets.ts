import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { classOf, type WidgetDeclaration, type WidgetPresets } from '@aj-report/widgets/kit';
import { printIcons } from './widgets/icons.ts';
import { printModules } from './widgets/modules.ts';
import { printPage } from './widgets/page.ts';
import { printRuntime } from './widgets/runtime.ts';

/** One widget's folder, read. */
export interface FoundWidget {
  /** Name of the folder and type of the widget. */
  readonly name: string;
  /** Name under which its module exports the declaration. */
  readonly constant: string;
  /** Name of the element's class. */
  readonly className: string;
  readonly declaration: WidgetDeclaration;
  /** Those of its `.presets.ts`; empty without one. */
  readonly presets: WidgetPresets;
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folder = path.join(root, 'packages/widgets/src/widgets');

function isDeclaration(value: unknown): value is WidgetDeclaration {
  return typeof value === 'object' && value !== null && 'type' in value && 'slots' in value && 'fields' in value;
}

async function readPresets(name: string): Promise<WidgetPresets> {
  const file = path.join(folder, name, `${name}.presets.ts`);
  return existsSync(file) ? ((await import(file)) as { presets: WidgetPresets }).presets : [];
}

async function readWidget(name: string): Promise<FoundWidget> {
  const module = (await import(path.join(folder, name, `${name}.widget.ts`))) as Record<string, unknown>;
  const found = Object.entries(module).find(([, value]) => isDeclaration(value));
  if (!found) throw new Error(`packages/widgets/src/widgets/${name}/${name}.widget.ts exports no declaration`);
  const [constant, declaration] = found as [string, WidgetDeclaration];
  if (declaration.type !== name)
    throw new Error(`widgets/${name} declares the type "${declaration.type}"; folder and type must agree`);
  return { name, constant, className: classOf(declaration), declaration, presets: await readPresets(name) };
}

/** All widgets, read from their folders. */
export function readWidgets(): Promise<readonly FoundWidget[]> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  return Promise.all(names.map(readWidget));
}

/** Everything in git that derives from the widgets' declarations. */
export async function print(): Promise<readonly { path: string; content: string }[]> {
  const widgets = await readWidgets();
  return [
    ...printModules(widgets),
    printIcons(root, widgets),
    ...widgets.map(printRuntime),
    ...widgets.map((one) => printPage(root, one)),
  ];
}
