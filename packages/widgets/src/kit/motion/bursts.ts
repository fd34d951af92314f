import { css, type ReactiveControllerHost } from 'lit';
import { onBurst } from './burst-clock.ts';
import { prefersReducedMotion } from './motion.ts';
import { Sleep, sleepStyles } from './sleep.ts';

/** Endless animations stand still between two bursts; those with an end belong under `:host([moving])`. */
export const burstStyles = css`
  ${sleepStyles}
  :host(:not([moving])) * {
    animation-play-state: paused;
  }
`;

/** Marks an ornament `moving` for a moment every few seconds, while it is seen. Goes with `burstStyles`. */
export function moveInBursts(host: ReactiveControllerHost & HTMLElement): Sleep {
  let stop: (() => void) | undefined;
  const rest = (): void => {
    stop?.();
    stop = undefined;
    host.removeAttribute('moving');
  };
  const move = (): void => {
    stop ??= onBurst((isMoving) => host.toggleAttribute('moving', isMoving && !prefersReducedMotion()));
  };
  host.addController({ hostDisconnected: rest });
  return new Sleep(host, (isAsleep) => (isAsleep ? rest() : move()));
}
