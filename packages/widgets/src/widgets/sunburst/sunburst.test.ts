import type { SunburstSeriesOption, TitleComponentOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toSunburstOption } from './sunburst.option.ts';
import { samples } from './sunburst.sample.ts';
import { sunburst } from './sunburst.widget.ts';

describe.each(['deep-blue', 'light'])('a sunburst in %s', (name) => {
  const theme = themeOf(name);
  const shown = samples.filter(
    (sample) => name === 'deep-blue' || ['typical', 'levels', 'drill'].includes(sample.name),
  );

  it.each(shown.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(sunburst, toSunburstOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

const ROWS = [
  { region: 'alpha', product: 'x', sales: 96 },
  { region: 'beta', product: 'small', sales: 1 },
];

function optionOf(setup: Record<string, unknown> = {}, side = 400) {
  const sample = { name: 'own', label: { zh: '', en: '' }, rows: ROWS, setup, size: { width: side, height: side } };
  return optionOfSample(sunburst, toSunburstOption, sample, themeOf('deep-blue')).option;
}

describe('the rings of a sunburst', () => {
  function shown(...args: Parameters<typeof optionOf>): boolean[] {
    const [series] = optionOf(...args).series as SunburstSeriesOption[];
    return (series?.data ?? []).map(({ label }) => label?.show === true);
  }

  it('name only the parts that have room for a name', () => {
    expect(shown()).toEqual([true, false]);
    expect(shown({}, 60)).toEqual([false, false]);
    expect(shown({ isShow: false })).toEqual([false, false]);
  });

  it('have their sum in the middle unless the middle leads back', () => {
    const totalOf = (setup = {}) => (optionOf(setup).title as TitleComponentOption[])[1];
    expect(totalOf()).toMatchObject({ show: true, text: '97' });
    expect(totalOf({ isDrill: true })).toMatchObject({ show: false });
    expect(totalOf({ innerRadius: 0 })).toMatchObject({ show: false });
  });
});
