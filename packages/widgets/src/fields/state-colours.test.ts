import { describe, expect, it } from 'vitest';
import { presets } from '../gen/presets.gen.ts';
import { samples } from '../gen/samples.gen.ts';
import { contrast } from '../kit/theme/colour-vision.ts';
import { THEMES } from '../kit/theme/themes.ts';
import { STATE_COLOURS } from './state-colours.ts';

/** What WCAG asks of areas and of large or bold letters. */
const MIN_CONTRAST = 3;
const grounds = THEMES.flatMap(({ name, background }) =>
  [...new Set(background.match(/#[0-9a-f]{6}/gi) ?? [])].map((ground) => ({ name, ground })),
);

function faintest(color: string): number {
  return Math.min(...grounds.map(({ ground }) => contrast(color, ground)));
}

interface Coloured {
  readonly color?: string;
}

/** Colours that rules and ranges of a setup give to values. */
function coloursOf(setup: Readonly<Record<string, unknown>> = {}): readonly string[] {
  const rules = [setup['conditions'], setup['stages']].flatMap((list) => (Array.isArray(list) ? list : []));
  const typed = setup['conditionTextColor'];
  return [...(rules as Coloured[]), { color: typeof typed === 'string' ? typed : '' }].flatMap(
    ({ color }) => color || [],
  );
}

describe('colours that tell a state', () => {
  it.each(Object.entries(STATE_COLOURS))('stand out in every theme: %s', (_, color) => {
    expect(faintest(color)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });

  it('of the rules in samples and presets stand out in every theme', () => {
    const used = [...Object.values(samples), ...Object.values(presets)].flat().flatMap(({ setup }) => coloursOf(setup));
    expect(used.length).toBeGreaterThan(5);
    expect([...new Set(used)].filter((color) => faintest(color) < MIN_CONTRAST)).toEqual([]);
  });
});
