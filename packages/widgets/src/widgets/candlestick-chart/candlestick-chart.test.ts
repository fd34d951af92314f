import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toCandlestickChartOption } from './candlestick-chart.option.ts';
import { samples } from './candlestick-chart.sample.ts';
import { candlestickChart } from './candlestick-chart.widget.ts';

describe.each(['deep-blue', 'light'])('a candlestick chart in %s', (name) => {
  const theme = themeOf(name);

  it.each(samples.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(candlestickChart, toCandlestickChartOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

function optionOf(setup: Record<string, unknown> = {}, language: 'zh' | 'en' = 'zh', volume: number | null = 9) {
  const rows = [{ 日期: '1', 开盘: 10, 收盘: 12, 最低: 8, 最高: 13, 成交量: volume }];
  const sample = { name: 'own', label: { zh: '', en: '' }, rows, setup };
  return optionOfSample(candlestickChart, toCandlestickChartOption, sample, themeOf('deep-blue'), language).option;
}

const riseOf = (...given: Parameters<typeof optionOf>) =>
  (optionOf(...given).series as { itemStyle: { color: string } }[])[0]?.itemStyle.color;

describe('the candles', () => {
  it('rise in red in Chinese and in green in English, unless set otherwise', () => {
    const [red, green] = [riseOf({}, 'zh'), riseOf({}, 'en')];
    expect(red).not.toBe(green);
    expect(riseOf({ trend: 'greenRise' }, 'zh')).toBe(green);
    expect(riseOf({ trend: 'redRise' }, 'en')).toBe(red);
    expect(riseOf({ riseColor: '#123456' })).toBe('#123456');
  });

  it('have volumes in a plot of their own where there are any', () => {
    expect(optionOf().grid).toHaveLength(2);
    expect(optionOf({}, 'zh', null).series).toHaveLength(1);
    expect(optionOf({ isShowVolume: false }).series).toHaveLength(1);
  });

  it('say prices and change in the tooltip', () => {
    const { formatter } = optionOf().tooltip as { formatter: (params: object) => string };
    expect(formatter([{ dataIndex: 0, seriesType: 'candlestick' }]).split('\n')).toEqual([
      '1  +20%',
      '开盘  10',
      '收盘  12',
      '最低  8',
      '最高  13',
      '成交量  9',
    ]);
  });
});

describe('the lines of candles', () => {
  it('are thicker in a vast box', () => {
    const strokeIn = (width: number, height: number) => {
      const sample = { name: 'own', label: { zh: '', en: '' }, size: { width, height } };
      const { option } = optionOfSample(candlestickChart, toCandlestickChartOption, sample, themeOf('light'));
      const [candles] = option.series as { itemStyle: { borderWidth: number } }[];
      return candles?.itemStyle.borderWidth;
    };
    expect([strokeIn(200, 120), strokeIn(560, 340), strokeIn(1200, 800)]).toEqual([1, 1, 2]);
  });
});
