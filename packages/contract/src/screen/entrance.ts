import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';

const ENTRANCE = { id: 'entrance', label: { zh: '时间', en: 'Timing' } };

/** Ways in which a widget comes in, in the order in which they are offered. Their movements stand in the widget kit. */
export const ENTRANCES = [
  { value: 'fade', label: { zh: '淡入', en: 'Fade' } },
  { value: 'fly-left', label: { zh: '从左飞入', en: 'From left' } },
  { value: 'fly-right', label: { zh: '从右飞入', en: 'From right' } },
  { value: 'fly-top', label: { zh: '从上飞入', en: 'From above' } },
  { value: 'fly-bottom', label: { zh: '从下飞入', en: 'From below' } },
  { value: 'slide', label: { zh: '滑入', en: 'Slide' } },
  { value: 'zoom-in', label: { zh: '放大', en: 'Zoom in' } },
  { value: 'zoom-out', label: { zh: '缩小', en: 'Zoom out' } },
  { value: 'flip-x', label: { zh: '上下翻转', en: 'Flip over' } },
  { value: 'flip-y', label: { zh: '左右翻转', en: 'Flip around' } },
  { value: 'rotate-in', label: { zh: '旋转', en: 'Rotate' } },
  { value: 'roll', label: { zh: '滚入', en: 'Roll' } },
  { value: 'swing', label: { zh: '摇摆', en: 'Swing' } },
  { value: 'bounce', label: { zh: '弹跳', en: 'Bounce' } },
  { value: 'elastic', label: { zh: '弹性', en: 'Elastic' } },
  { value: 'drop', label: { zh: '坠落', en: 'Drop' } },
  { value: 'unfold', label: { zh: '展开', en: 'Unfold' } },
  { value: 'wipe-right', label: { zh: '向右擦除', en: 'Wipe right' } },
  { value: 'wipe-down', label: { zh: '向下擦除', en: 'Wipe down' } },
  { value: 'iris', label: { zh: '圆形展开', en: 'Iris' } },
  { value: 'blur', label: { zh: '模糊显现', en: 'Blur' } },
  { value: 'skew', label: { zh: '疾驰', en: 'Rush in' } },
] as const;
export type EntranceKind = (typeof ENTRANCES)[number]['value'];

export const ENTRANCE_EASINGS = [
  { value: 'ease-out', label: { zh: '先快后慢', en: 'Slowing down' } },
  { value: 'ease-in-out', label: { zh: '两头慢', en: 'Slow at both ends' } },
  { value: 'ease-in', label: { zh: '先慢后快', en: 'Speeding up' } },
  { value: 'linear', label: { zh: '匀速', en: 'Even' } },
  { value: 'back', label: { zh: '略微过冲', en: 'Overshooting' } },
] as const;
export type EntranceEasing = (typeof ENTRANCE_EASINGS)[number]['value'];

const DURATION_MAX_MS = 10_000;
const DELAY_MAX_MS = 60_000;

/** An entrance that says no more than its kind. */
export const ENTRANCE_DEFAULTS = { durationMs: 800, delayMs: 0, easing: 'ease-out' } as const;

/** Form fields of `entrance` beside its kind. */
export const entranceFields = {
  /** ms of the whole movement. */
  durationMs: field.number({
    label: { zh: '时长', en: 'Duration' },
    group: ENTRANCE,
    default: ENTRANCE_DEFAULTS.durationMs,
    min: 50,
    max: DURATION_MAX_MS,
    step: 100,
    unit: 'ms',
    half: true,
  }),
  /** ms after the page was shown. */
  delayMs: field.number({
    label: { zh: '延迟', en: 'Delay' },
    group: ENTRANCE,
    default: ENTRANCE_DEFAULTS.delayMs,
    min: 0,
    max: DELAY_MAX_MS,
    step: 100,
    unit: 'ms',
    half: true,
  }),
  easing: field.choice({
    label: { zh: '节奏', en: 'Easing' },
    group: ENTRANCE,
    default: ENTRANCE_DEFAULTS.easing,
    options: ENTRANCE_EASINGS,
  }),
};

/** How a widget comes in when it is first seen. Not while it is designed, nor for viewers who asked for less motion. */
export const Entrance = Type.Object({
  kind: Type.Unsafe<EntranceKind>({ type: 'string', enum: ENTRANCES.map(({ value }) => value) }),
  durationMs: Type.Optional(Type.Number({ minimum: 50, maximum: DURATION_MAX_MS })),
  delayMs: Type.Optional(Type.Number({ minimum: 0, maximum: DELAY_MAX_MS })),
  easing: Type.Optional(
    Type.Unsafe<EntranceEasing>({ type: 'string', enum: ENTRANCE_EASINGS.map(({ value }) => value) }),
  ),
});
export type Entrance = Static<typeof Entrance>;
