import type { ControlKind, Field, NormalWidget } from '@aj-report/contract';
import { declarations, resolveProps, versionOf } from '@aj-report/widgets/declarations';
import type { Recipe } from './change.ts';

/** How a widget looks, to be given to others. */
export type CopiedStyle = Pick<NormalWidget, 'type' | 'setup'>;

/** Controls of fields that say how something looks; words, pictures and rows are what it shows. */
const OF_LOOKS: readonly ControlKind[] = ['number', 'slider', 'toggle', 'choice', 'color', 'palette', 'font'];

export function styleOf(widget: NormalWidget): CopiedStyle {
  const { type, setup, version } = widget;
  const declaration = declarations[type];
  if (!declaration || version === versionOf(declaration)) return { type, setup: structuredClone(setup) };
  return { type, setup: structuredClone(resolveProps(declaration, setup, version)) as CopiedStyle['setup'] };
}

function isOfLooks(own: Field | undefined, copied: Field | undefined): boolean {
  if (!own || !copied || !OF_LOOKS.includes(own['x-aj'].control)) return false;
  const [a, b] = [own['x-aj'], copied['x-aj']];
  return a.control === b.control && JSON.stringify(a.options) === JSON.stringify(b.options);
}

/** Gives widgets the looks of another, as far as they have the same fields. What it left to the theme they leave too. */
export function pasteStyle(ids: readonly string[], { type, setup }: CopiedStyle): Recipe {
  const copied = declarations[type]?.fields ?? {};
  return (screen) => {
    for (const widget of screen.widgets) {
      if (!ids.includes(widget.id)) continue;
      for (const [name, field] of Object.entries(declarations[widget.type]?.fields ?? {})) {
        if (!isOfLooks(field, copied[name])) continue;
        if (Object.hasOwn(setup, name)) widget.setup[name] = structuredClone(setup[name]);
        else delete widget.setup[name];
      }
    }
  };
}
