import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FoundWidget } from '../widgets.ts';

const require = createRequire(import.meta.url);
const LIBRARY = path.join(
  path.dirname(require.resolve('@shoelace-style/shoelace/dist/themes/light.css')),
  '../assets/icons',
);

/** Path of the icon that a widget draws itself, from the repository; its declaration names it like its type. */
function ownIcon(root: string, { name, declaration }: FoundWidget): string | undefined {
  const file = `packages/widgets/src/widgets/${name}/${name}.icon.svg`;
  return declaration.icon === name && existsSync(path.join(root, file)) ? file : undefined;
}

/** Icons of the palette. @throws Error for an icon that is neither in the library nor in the widget's folder */
export function printIcons(root: string, widgets: readonly FoundWidget[]): { path: string; content: string } {
  const own = new Map<string, string>();
  for (const widget of widgets) {
    const { icon, type } = widget.declaration;
    const file = ownIcon(root, widget);
    if (file) own.set(icon, file);
    else if (!existsSync(path.join(LIBRARY, `${icon}.svg`)))
      throw new Error(
        `widgets/${type}: there is no icon "${icon}"; take a name of Bootstrap Icons, or draw ${type}.icon.svg beside the declaration and set icon: '${type}'`,
      );
  }
  const names = [...new Set(widgets.map(({ declaration }) => declaration.icon))].sort();
  const lines = [
    '// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.',
    '',
    '/** Icons of widgets. */',
    'export const WIDGET_ICONS = [',
    ...names.map((name) => `  '${name}',`),
    '] as const;',
    '',
    '/** Files of those that widgets draw themselves, from the repository; the others are Bootstrap names. */',
    'export const OWN_ICONS: Readonly<Record<string, string>> = {',
    ...[...own].map(([name, file]) => `  '${name}': '${file}',`),
    '};',
  ];
  return { path: 'packages/admin/src/shoelace/widget-icons.gen.ts', content: `${lines.join('\n')}\n` };
}
