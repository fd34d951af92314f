import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { safePaint } from '../../kit/text/safe-url.ts';
import type { StyleValues } from '../../kit/template/styles.ts';
import type { image } from './image.widget.ts';

export type ImageProps = Readonly<PropsOf<typeof image>>;

/** s that one turn takes: speed 100 = 0.1 s, speed 1 = 10 s (domain-facts §1.5). */
export function toTurnSeconds(speed: number): number {
  return (101 - Math.min(100, Math.max(1, speed))) / 10;
}

/** Styles of the picture itself. */
export function toPictureStyles(props: ImageProps): StyleValues {
  return {
    'object-fit': props.objectFit,
    opacity: String(props.transparency / 100),
    'border-radius': `${props.borderRadius}px`,
    background: safePaint(props.background),
    'animation-duration': props.startRotate ? `${toTurnSeconds(props.rotationSpeed)}s` : '',
  };
}
