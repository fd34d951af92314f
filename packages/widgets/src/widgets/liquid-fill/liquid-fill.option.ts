import type { LiquidFillProps } from './liquid-fill.widget.ts';

/** Points of one period of a wave: enough that nobody sees corners. */
const POINTS = 40;

/** Path of a vessel of `size` px around the middle of its box. */
export function vesselPath(vessel: LiquidFillProps['vessel'], x: number, y: number, size: number): string {
  const r = size / 2;
  const at = (dx: number, dy: number) => `${(x + dx * r).toFixed(2)} ${(y + dy * r).toFixed(2)}`;
  switch (vessel) {
    case 'circle':
      return `M${at(0, -1)}A${r} ${r} 0 0 1 ${at(0, 1)}A${r} ${r} 0 0 1 ${at(0, -1)}Z`;
    case 'square':
      return `M${at(-0.7, -0.94)}L${at(0.7, -0.94)}Q${at(0.94, -0.94)} ${at(0.94, -0.7)}L${at(0.94, 0.7)}Q${at(0.94, 0.94)} ${at(0.7, 0.94)}L${at(-0.7, 0.94)}Q${at(-0.94, 0.94)} ${at(-0.94, 0.7)}L${at(-0.94, -0.7)}Q${at(-0.94, -0.94)} ${at(-0.7, -0.94)}Z`;
    case 'diamond':
      return `M${at(0, -1)}L${at(1, 0)}L${at(0, 1)}L${at(-1, 0)}Z`;
    case 'drop':
      return `M${at(0, -1)}C${at(0.36, -0.42)} ${at(0.74, -0.12)} ${at(0.74, 0.28)}C${at(0.74, 0.7)} ${at(0.4, 1)} ${at(0, 1)}C${at(-0.4, 1)} ${at(-0.74, 0.7)} ${at(-0.74, 0.28)}C${at(-0.74, -0.12)} ${at(-0.36, -0.42)} ${at(0, -1)}Z`;
  }
}

/**
 * A body of liquid `size` px deep under a wave of that period, two periods wide: moved by one period it looks the same.
 * Its surface swings around y = 0.
 */
export function wavePath(size: number, amplitude: number): string {
  const points = Array.from({ length: POINTS * 2 + 1 }, (_, i) => {
    const angle = (i / POINTS) * 2 * Math.PI;
    return `${((i / POINTS) * size).toFixed(2)} ${(amplitude * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}L${(size * 2).toFixed(2)} ${(size * 2).toFixed(2)}L0 ${(size * 2).toFixed(2)}Z`;
}

/** Height of the waves in px: they settle when the vessel is nearly empty or nearly full. */
export function amplitudeOf({ waveHeight }: Pick<LiquidFillProps, 'waveHeight'>, share: number, size: number): number {
  return ((size * waveHeight) / 100) * Math.min(1, share * 8, (1 - share) * 8);
}

/** px of a vessel, from it to the line around it, and of that line. */
export function vesselSizes(width: number, height: number, isOutlined: boolean) {
  const least = Math.min(width, height);
  const gap = isOutlined ? Math.max(least * 0.045, 3) : 0;
  const stroke = Math.max(gap * 0.4, 1.5);
  return { size: Math.max(least - 6 - gap * 2 - (isOutlined ? Math.max(stroke - 4, 0) : 0), 4), gap, stroke };
}

/** Where a line of words stands, px down the box: in the liquid or in the air, and whether waves cross it. */
export function standOf(
  line: { readonly top: number; readonly bottom: number },
  sea: { readonly surface: number; readonly swing: number },
): { readonly isInLiquid: boolean; readonly isCrossed: boolean } {
  const { surface, swing } = sea;
  const isCrossed = line.bottom > surface - swing && line.top < surface + swing;
  return { isInLiquid: (line.top + line.bottom) / 2 > surface, isCrossed };
}
