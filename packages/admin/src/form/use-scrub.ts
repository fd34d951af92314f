import type { FormField } from '@aj-report/contract';
import { useRef, type PointerEvent } from 'react';
import { clamp } from './arithmetic.ts';
import type { ChangePhase } from './control.ts';

/** px of pointer travel for one step of the value */
const PX_PER_STEP = 2;

interface Scrub {
  readonly startX: number;
  readonly startValue: number;
  moved: boolean;
}

/** Handlers that change a number by dragging its label; Shift makes steps ten times as large. */
export function useScrub(field: FormField, value: unknown, onChange: (value: number, phase: ChangePhase) => void) {
  const scrub = useRef<Scrub | null>(null);
  const latest = useRef(0);

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const startValue = typeof value === 'number' ? value : Number(field.default ?? 0) || 0;
    scrub.current = { startX: event.clientX, startValue, moved: false };
    latest.current = startValue;
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const current = scrub.current;
    if (!current) return;
    const steps = Math.round((event.clientX - current.startX) / PX_PER_STEP) * (event.shiftKey ? 10 : 1);
    if (steps === 0 && !current.moved) return;
    current.moved = true;
    latest.current = clamp(current.startValue + steps * (field.step ?? 1), field.min, field.max);
    onChange(latest.current, 'live');
  }

  function handlePointerUp() {
    if (scrub.current?.moved) onChange(latest.current, 'done');
    scrub.current = null;
  }

  return {
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: handlePointerUp,
    onPointerCancel: handlePointerUp,
  };
}
