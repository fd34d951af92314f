const ITERATIONS = 500;
const PRECISION = 1e-15;
/** Keeps a denominator of the fraction away from 0. */
const TINY = 1e-300;
/** Coefficients of Lanczos' approximation, g = 7. */
const LANCZOS = [
  0.999_999_999_999_809_93, 676.520_368_121_885_1, -1259.139_216_722_402_8, 771.323_428_777_653_13,
  -176.615_029_162_140_59, 12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_571_6e-6,
  1.505_632_735_149_311_6e-7,
];

/**
 * Regularised incomplete beta function I_x(a, b): the cumulative Beta distribution at x.
 * Continued fraction by Lentz's method on the side where it converges fast, I_x(a,b) = 1 − I_{1−x}(b,a) on the other.
 * @param x 0 to 1
 * @param a greater than 0
 * @param b greater than 0
 * @source NIST DLMF 8.17.22
 * @example incompleteBeta(0.25, 2, 3) // 0.26171875
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBetaBelow(1 - x, b, a);
  return incompleteBetaBelow(x, a, b);
}

function incompleteBetaBelow(x: number, a: number, b: number): number {
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return (front * fraction(x, a, b)) / a;
}

function fraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m <= Math.max(ITERATIONS, Math.sqrt(Math.max(a, b)) * 10); m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < PRECISION) break;
  }
  return value;
}

function awayFromZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}

/** Natural logarithm of the gamma function of a positive number. */
function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const shifted = x - 1;
  const sum = LANCZOS.reduce(
    (total, coefficient, index) => (index === 0 ? coefficient : total + coefficient / (shifted + index)),
    0,
  );
  const t = shifted + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(t) - t + Math.log(sum);
}
