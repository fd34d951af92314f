import { randomInt } from 'node:crypto';
import { GLYPHS } from './glyphs.ts';

const WIDTH = 200;
const HEIGHT = 64;
const MARGIN = 16;
/** px of the picture for one step of a glyph's field */
const STEP = 6;
const GLYPH_WIDTH = 4;
const GLYPH_HEIGHT = 6;
const STROKE = 3.2;
const NOISE_LINES = 4;

/** A random number between two, in hundredths. */
function between(min: number, max: number): number {
  return randomInt(Math.round(min * 100), Math.round(max * 100)) / 100;
}

interface Turn {
  readonly left: number;
  readonly top: number;
  readonly angle: number;
  readonly size: number;
}

/** One stroke, turned and a little unsteady as from a hand. */
function toPath(stroke: string, { left, top, angle, size }: Turn): string {
  const points = stroke.split(' ').map((point) => {
    const [column = 0, row = 0] = point.split(',').map(Number);
    const x = (column - GLYPH_WIDTH / 2) * size + between(-0.9, 0.9);
    const y = (row - GLYPH_HEIGHT / 2) * size + between(-0.9, 0.9);
    const turned = [x * Math.cos(angle) - y * Math.sin(angle) + left, x * Math.sin(angle) + y * Math.cos(angle) + top];
    return turned.map((value) => value.toFixed(1)).join(' ');
  });
  return `M${points.join('L')}`;
}

function glyphPaths(character: string, index: number, count: number): string[] {
  const room = (WIDTH - 2 * MARGIN) / count;
  const turn = {
    left: MARGIN + room * (index + 0.5) + between(-3, 3),
    top: HEIGHT / 2 + between(-5, 5),
    angle: between(-0.4, 0.4),
    size: STEP * between(0.85, 1.1),
  };
  return (GLYPHS[character] ?? '').split('|').map((stroke) => toPath(stroke, turn));
}

/** A line across the picture that no character has. */
function noisePath(): string {
  const y = () => between(6, HEIGHT - 6).toFixed(1);
  return `M0 ${y()}C${WIDTH / 3} ${y()} ${(WIDTH * 2) / 3} ${y()} ${WIDTH} ${y()}`;
}

/** Characters as a picture in a `data:` address. */
export function drawPicture(characters: string): string {
  const glyphs = [...characters].flatMap((one, index) => glyphPaths(one, index, characters.length));
  const noise = Array.from({ length: NOISE_LINES }, noisePath);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#eef2f9"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${noise.join('')}" stroke="#8ba0c4" stroke-width="1.4"/>` +
    `<path d="${glyphs.join('')}" stroke="#24406f" stroke-width="${STROKE}"/></g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
