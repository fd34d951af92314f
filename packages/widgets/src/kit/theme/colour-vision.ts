/** Linear light of red, green and blue, 0…1. */
type Rgb = readonly [number, number, number];

export type Vision = 'normal' | 'deuteranopia' | 'protanopia' | 'tritanopia';

/** Simulation of full dichromacy on linear light: Machado, Oliveira and Fernandes 2009, severity 1. */
const MATRICES: Readonly<Record<Exclude<Vision, 'normal'>, readonly number[]>> = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function parse(color: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!match) throw new Error(`"${color}" is not a colour of the form #rrggbb`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((hex) => toLinear(Number.parseInt(hex, 16) / 255));
  return [red, green, blue];
}

function simulate([red, green, blue]: Rgb, vision: Vision): Rgb {
  if (vision === 'normal') return [red, green, blue];
  const m = MATRICES[vision];
  const at = (row: number) => {
    const sum = (m[row * 3] ?? 0) * red + (m[row * 3 + 1] ?? 0) * green + (m[row * 3 + 2] ?? 0) * blue;
    return Math.min(1, Math.max(0, sum));
  };
  return [at(0), at(1), at(2)];
}

/** Lightness response of CIE L*a*b*. */
function f(t: number): number {
  return t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116;
}

/** CIE L*a*b* under D65. */
function toLab([red, green, blue]: Rgb): Rgb {
  const x = f((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = f(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = f((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Distance of two colours as somebody with that vision sees them: CIE76 in L*a*b*; 2 can just be distinguished. */
export function colourDistance(first: string, second: string, vision: Vision = 'normal'): number {
  const a = toLab(simulate(parse(first), vision));
  const b = toLab(simulate(parse(second), vision));
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Contrast of two colours, 1…21 (WCAG 2.2). */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [first, second]
    .map((color) => {
      const [red, green, blue] = parse(color);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
