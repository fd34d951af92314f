import type { TreemapSeriesOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '../../kit/theme/colour.ts';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { THEMES, themeOf } from '../../kit/theme/themes.ts';
import { toTreemapOption } from './treemap.option.ts';
import { samples } from './treemap.sample.ts';
import { treemap } from './treemap.widget.ts';

describe.each(['deep-blue', 'light'])('a treemap in %s', (name) => {
  const theme = themeOf(name);
  const shown = samples.filter(
    (sample) => name === 'deep-blue' || ['typical', 'levels', 'drill'].includes(sample.name),
  );

  it.each(shown.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(treemap, toTreemapOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

const ROWS = [
  { region: 'a', product: 'x', sales: 4 },
  { region: 'a', product: 'y', sales: 2 },
  { region: 'b', product: 'z', sales: -3 },
];

function seriesOf(setup: Record<string, unknown> = {}, width = 500): TreemapSeriesOption {
  const sample = { name: 'own', label: { zh: '', en: '' }, rows: ROWS, setup, size: { width, height: 300 } };
  const { option } = optionOfSample(treemap, toTreemapOption, sample, themeOf('deep-blue'));
  return (option.series as TreemapSeriesOption[])[0] as TreemapSeriesOption;
}

describe('the tiles of a treemap', () => {
  it('know their rows, and leave out what is not above zero', () => {
    expect(seriesOf().data).toMatchObject([
      {
        name: 'a',
        value: 6,
        row: null,
        children: [
          { name: 'x', value: 4, row: 0 },
          { name: 'y', value: 2, row: 1 },
        ],
      },
    ]);
    expect(seriesOf().data).toHaveLength(1);
  });

  it('bear names in the ink that reads best, in every theme', () => {
    const weakest = THEMES.map((theme) => {
      const rows = Array.from({ length: 8 }, (_, i) => ({ region: `r${i}`, product: 'x', sales: 1 }));
      const sample = { name: 'own', label: { zh: '', en: '' }, rows, setup: {} };
      const { option } = optionOfSample(treemap, toTreemapOption, sample, theme);
      const nodes = (option.series as TreemapSeriesOption[])[0]?.data ?? [];
      const readings = nodes.map(({ itemStyle, label }) => contrastOf(String(label?.color), String(itemStyle?.color)));
      return Math.min(...readings);
    });
    // Between the two inks lies a little where neither reaches 4.5.
    expect(Math.min(...weakest)).toBeGreaterThan(4.15);
  });

  it('open their branches by a click only when set to', () => {
    expect(seriesOf().nodeClick).toBe(false);
    expect(seriesOf({ isDrill: true })).toMatchObject({
      nodeClick: 'zoomToNode',
      leafDepth: 1,
      breadcrumb: { show: true },
    });
  });

  it('do without the names of branches where there is little room', () => {
    const headOf = (width: number) =>
      (seriesOf({}, width).data as { upperLabel: { show: boolean } }[])[0]?.upperLabel.show;
    expect([headOf(500), headOf(200)]).toEqual([true, false]);
  });

  it('leave out the names of branches so small that a scrap of the name would be left', () => {
    const headsAmong = (count: number) => {
      const rows = Array.from({ length: count }, (_, i) => ({ region: `region ${i}`, product: 'x', sales: 10 }));
      const sample = { name: 'own', label: { zh: '', en: '' }, rows, size: { width: 500, height: 300 } };
      const { option } = optionOfSample(treemap, toTreemapOption, sample, themeOf('deep-blue'));
      const [series] = option.series as { data: { upperLabel: { show: boolean } }[] }[];
      return series?.data.filter(({ upperLabel }) => upperLabel.show).length;
    };
    expect([headsAmong(4), headsAmong(80)]).toEqual([4, 0]);
  });
});
