import type { SankeySeriesOption, TitleComponentOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toSankeyOption } from './sankey.option.ts';
import { samples } from './sankey.sample.ts';
import { sankey } from './sankey.widget.ts';

describe.each(['deep-blue', 'light'])('a sankey diagram in %s', (name) => {
  const theme = themeOf(name);
  const shown = samples.filter(
    (sample) => name === 'deep-blue' || ['typical', 'vertical', 'negative'].includes(sample.name),
  );

  it.each(shown.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(sankey, toSankeyOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

function optionOf(
  links: readonly unknown[][],
  setup: Record<string, unknown> = {},
  language: 'zh' | 'en' = 'zh',
  size = sankey.size,
) {
  const rows = links.map(([source, target, value]) => ({ source, target, value }));
  const sample = { name: 'own', label: { zh: '', en: '' }, rows, setup, size };
  const { option } = optionOfSample(sankey, toSankeyOption, sample, themeOf('deep-blue'), language);
  const note = (option.title as TitleComponentOption[])[1];
  const series = (option.series as SankeySeriesOption[])[0] as SankeySeriesOption;
  return { note: note?.show === true ? note.text : undefined, noteSize: note?.textStyle?.fontSize, series };
}

const RING = [
  ['a', 'b', 5],
  ['b', 'c', 4],
  ['c', 'a', 1],
];

describe('the flows of a sankey diagram', () => {
  it('know their row and say both ends when they are picked', () => {
    expect(optionOf(RING).series.links).toMatchObject([
      { source: 'a', target: 'b', row: 0, pickedName: 'a → b', pickedValue: 5 },
      { source: 'b', target: 'c', row: 1 },
    ]);
  });

  it('never go in circles, and the picture says so', () => {
    expect(optionOf(RING).note).toBe('未绘制：1 条形成回路的流向');
    expect(optionOf(RING, {}, 'en').note).toBe('Not drawn: 1 flow that goes in circles');
    expect(optionOf(RING, { isShowNote: false }).note).toBe(undefined);
    expect(optionOf(RING.slice(0, 2)).note).toBe(undefined);
  });

  it('are the greatest where there are too many', () => {
    const { series, note } = optionOf(RING.slice(0, 2), { maxLinks: 1 });
    expect(series.links).toMatchObject([{ source: 'a', target: 'b' }]);
    expect(series.data?.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(note).toBe('未绘制：1 条较小的流向');
  });
});
