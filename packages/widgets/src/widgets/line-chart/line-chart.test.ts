import { describe, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toLineChartOption } from './line-chart.option.ts';
import { samples } from './line-chart.sample.ts';
import { lineChart } from './line-chart.widget.ts';

describe.each(['deep-blue', 'light'])('a line chart in %s', (name) => {
  const theme = themeOf(name);

  it.each(samples.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(lineChart, toLineChartOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});
