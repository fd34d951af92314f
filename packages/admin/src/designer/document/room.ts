import type { NormalWidget } from '@aj-report/contract';
import { declarations, resolveProps } from '@aj-report/widgets/declarations';
import type { Rect } from '../geometry/rect.ts';

type Container = Pick<NormalWidget, 'type' | 'setup' | 'version'>;

/** px at the edges of a container that its border and its tabs or its title take when it is that large. */
export function barsOf({ type, setup, version }: Container, { width, height }: Rect) {
  const declaration = declarations[type];
  const bars = declaration?.parts?.bars(resolveProps(declaration, setup, version), { width, height });
  return bars ?? { top: 0, bottom: 0, sides: 0 };
}

/** The place in a container where its parts are seen: below its tabs or its title, or above them. */
export function roomOf(container: NormalWidget): Rect {
  const { left, top, width, height } = container;
  const bars = barsOf(container, container);
  return {
    left: left + bars.sides,
    top: top + bars.top,
    width: Math.max(0, width - 2 * bars.sides),
    height: Math.max(0, height - bars.top - bars.bottom),
  };
}
