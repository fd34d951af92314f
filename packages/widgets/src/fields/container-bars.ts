import type { Fields } from '@aj-report/contract';
import { barHeight, type BoxSize } from '../kit/box/box-share.ts';
import type { Bars } from '../kit/widget/define-widget.ts';
import { frozenDefaults } from '../kit/widget/field-properties.ts';
import type { FrameProps } from './frame.fields.ts';

/** px of a container's border */
export function frameWidth({ showBorder, borderWidth }: Readonly<FrameProps>): number {
  return showBorder ? borderWidth : 0;
}

/** Edges of a container: its border, and within it bars above and below the body. */
export function withFrame(props: Readonly<FrameProps>, above: number, below: number): Bars {
  const border = frameWidth(props);
  return { top: border + above, bottom: border + below, sides: border };
}

/** px of a bar that its element's sheet lets grow by `GROWS_AS_LETTERS` and makes lower by `shrinking`; one that was set by hand stays (decision 214). */
export function grownBar<K extends string>(
  props: Readonly<Record<K, number>>,
  fields: Fields,
  name: K,
  box: BoxSize,
): number {
  return props[name] === frozenDefaults(fields)[name] ? barHeight(props[name], box) : props[name];
}
