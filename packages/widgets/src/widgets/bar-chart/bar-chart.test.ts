import { describe, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toBarChartOption } from './bar-chart.option.ts';
import { samples } from './bar-chart.sample.ts';
import { barChart } from './bar-chart.widget.ts';

describe.each(['deep-blue', 'light'])('a bar chart in %s', (name) => {
  const theme = themeOf(name);

  it.each(samples.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(barChart, toBarChartOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});
