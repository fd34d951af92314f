import { ENTRANCE_DEFAULTS, type Entrance, type EntranceEasing, type EntranceKind } from '@aj-report/contract';
import { prefersReducedMotion } from '../kit/motion/motion.ts';

const GONE = { opacity: 0 };
const from = (transform: string): Keyframe[] => [{ ...GONE, transform }, {}];

/**
 * The movement of every entrance, from its beginning to the widget's own place. Transform, opacity, clip and filter
 * only: nothing is laid out anew. Turns of the widget itself are a property of their own and stay.
 */
const KEYFRAMES: Readonly<Record<EntranceKind, Keyframe[]>> = {
  fade: [GONE, {}],
  'fly-left': from('translateX(-120%)'),
  'fly-right': from('translateX(120%)'),
  'fly-top': from('translateY(-120%)'),
  'fly-bottom': from('translateY(120%)'),
  slide: from('translateY(40px)'),
  'zoom-in': from('scale(0.4)'),
  'zoom-out': from('scale(1.6)'),
  'flip-x': from('perspective(900px) rotateX(-90deg)'),
  'flip-y': from('perspective(900px) rotateY(-90deg)'),
  'rotate-in': from('rotate(-180deg) scale(0.5)'),
  roll: from('translateX(-100%) rotate(-120deg)'),
  swing: [
    { ...GONE, transform: 'perspective(900px) rotateX(-80deg)', transformOrigin: 'top' },
    { opacity: 1, transform: 'perspective(900px) rotateX(35deg)', transformOrigin: 'top', offset: 0.45 },
    { transform: 'perspective(900px) rotateX(-14deg)', transformOrigin: 'top', offset: 0.7 },
    { transform: 'perspective(900px) rotateX(5deg)', transformOrigin: 'top', offset: 0.88 },
    { transform: 'perspective(900px) rotateX(0deg)', transformOrigin: 'top' },
  ],
  bounce: [
    { ...GONE, transform: 'scale(0.3)' },
    { opacity: 1, transform: 'scale(1.1)', offset: 0.5 },
    { transform: 'scale(0.94)', offset: 0.75 },
    { transform: 'scale(1)' },
  ],
  elastic: [
    { ...GONE, transform: 'translateX(-80%) scaleX(1.3)' },
    { opacity: 1, transform: 'translateX(6%) scaleX(0.94)', offset: 0.5 },
    { transform: 'translateX(-3%) scaleX(1.03)', offset: 0.7 },
    { transform: 'translateX(1%) scaleX(0.99)', offset: 0.86 },
    { transform: 'translateX(0) scaleX(1)' },
  ],
  drop: [
    { ...GONE, transform: 'translateY(-140%)' },
    { opacity: 1, transform: 'translateY(0)', offset: 0.55 },
    { transform: 'translateY(-9%)', offset: 0.72 },
    { transform: 'translateY(0)', offset: 0.86 },
    { transform: 'translateY(-2%)', offset: 0.93 },
    { transform: 'translateY(0)' },
  ],
  unfold: from('scaleX(0)'),
  'wipe-right': [{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0)' }],
  'wipe-down': [{ clipPath: 'inset(0 0 100% 0)' }, { clipPath: 'inset(0)' }],
  iris: [{ clipPath: 'circle(0% at 50% 50%)' }, { clipPath: 'circle(75% at 50% 50%)' }],
  blur: [{ ...GONE, filter: 'blur(18px)', transform: 'scale(1.06)' }, {}],
  skew: [
    { ...GONE, transform: 'translateX(110%) skewX(-25deg)' },
    { opacity: 1, transform: 'translateX(-3%) skewX(12deg)', offset: 0.6 },
    { transform: 'translateX(1%) skewX(-4deg)', offset: 0.8 },
    { transform: 'translateX(0) skewX(0)' },
  ],
};

const EASINGS: Readonly<Record<EntranceEasing, string>> = {
  'ease-out': 'cubic-bezier(0.16, 0.84, 0.3, 1)',
  'ease-in-out': 'ease-in-out',
  'ease-in': 'ease-in',
  linear: 'linear',
  back: 'cubic-bezier(0.34, 1.5, 0.5, 1)',
};

/** Plays an entrance once on the box of a widget; undefined for viewers who asked for less motion. */
export function playEntrance(box: HTMLElement, entrance: Entrance): Animation | undefined {
  const keyframes = KEYFRAMES[entrance.kind];
  if (!keyframes || prefersReducedMotion()) return undefined;
  const { durationMs, delayMs, easing } = { ...ENTRANCE_DEFAULTS, ...entrance };
  return box.animate(keyframes, {
    id: 'aj-entrance',
    duration: durationMs,
    delay: delayMs,
    easing: EASINGS[easing],
    fill: 'backwards',
  });
}
