import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { contrastOf } from '../../kit/theme/colour.ts';
import { groundsOf } from '../../kit/theme/ground.ts';
import { themeOf, THEMES } from '../../kit/theme/themes.ts';
import { layOutCloud, type Word } from './cloud-layout.ts';
import { toInk, toWordCloudOption, toWords } from './word-cloud.option.ts';
import { samples } from './word-cloud.sample.ts';
import { wordCloud } from './word-cloud.widget.ts';

describe.each(['deep-blue', 'light'])('a word cloud in %s', (name) => {
  const theme = themeOf(name);
  const shown = samples.filter(
    (sample) => name === 'deep-blue' || ['typical', 'upright', 'slanted'].includes(sample.name),
  );

  it.each(shown.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(wordCloud, toWordCloudOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

describe('the words of a cloud', () => {
  const item = (name: string, value: number | null, row: number) => ({ name, value, row });

  it('add up where they are equal, and the greatest come first', () => {
    expect(toWords([item('a', 1, 0), item('b', 5, 1), item('a', 9, 2), item('c', null, 3)], 9)).toEqual([
      { name: 'a', value: 10, row: null },
      { name: 'b', value: 5, row: 1 },
    ]);
  });

  it('are no more than wanted', () => {
    expect(toWords([item('a', 1, 0), item('b', 5, 1)], 1)).toEqual([{ name: 'b', value: 5, row: 1 }]);
  });
});

describe('the ink of words', () => {
  it.each(THEMES)('is read on every part of the background of $name, small and large', (theme) => {
    for (const colour of [...theme.palette, ...theme.sequential]) {
      for (const [fontSize, least] of [
        [10, 4.5],
        [40, 3],
      ] as const) {
        const ink = toInk(colour, fontSize, theme);
        for (const ground of groundsOf(theme)) expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it('is the colour itself where that is read', () => {
    expect(toInk('#5ed3aa', 10, themeOf('graphite'))).toBe('#5ed3aa');
    expect(toInk('#8066c3', 40, themeOf('graphite'))).toBe('#8066c3');
  });
});

describe('the layout of a cloud', () => {
  const box = { width: 600, height: 320, isEllipse: false, gap: 2, largest: null };
  const words = (count: number, turn = 0): Word[] =>
    Array.from({ length: count }, (_, i) => ({
      text: `词语${i}`,
      share: 1 / (1 + i * 0.05),
      turn: i % 2 === 0 ? 0 : turn,
    }));

  /** Edges of the upright box around each word. */
  const edgesOf = (list: readonly Word[]) =>
    layOutCloud(list, box).map(({ index, x, y, fontSize }) => {
      const word = list[index]!;
      const long = textWidth(word.text, fontSize);
      const [width, height] = word.turn === 0 ? [long, fontSize] : [fontSize, long];
      return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
    });

  it.each([[0], [-90]])('never lets words overlap or leave their box (turned by %i°)', (turn) => {
    const edges = edgesOf(words(80, turn));
    expect(edges).toHaveLength(80);
    for (const [i, one] of edges.entries()) {
      expect(one.left >= 0 && one.top >= 0 && one.right <= 600 && one.bottom <= 320).toBe(true);
      for (const other of edges.slice(i + 1)) {
        const isApart =
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        expect(isApart).toBe(true);
      }
    }
  });

  it('keeps words side by side apart, so that two are never read as one', () => {
    const edges = edgesOf(words(40));
    for (const one of edges) {
      const beside = edges.filter(
        (other) => other.left >= one.right && other.top < one.bottom && one.top < other.bottom,
      );
      const least = Math.min(...beside.map((other) => other.left - one.right));
      expect(least).toBeGreaterThan(0.2 * (one.bottom - one.top));
    }
  });

  it('gives the same cloud each time, the first word in the middle', () => {
    const [first] = layOutCloud(words(20), box);
    expect(layOutCloud(words(20), box)).toEqual(layOutCloud(words(20), box));
    expect(first).toMatchObject({ index: 0, x: 300, y: 160 });
  });

  it('obeys the largest size, and places nearly three hundred words', () => {
    expect(layOutCloud(words(3), { ...box, largest: 20 })[0]?.fontSize).toBe(20);
    expect(layOutCloud(words(300), { ...box, width: 1200, height: 800 }).length).toBeGreaterThan(290);
  });

  it('leaves out the least of too many words rather than make all of them small', () => {
    const small = { ...box, width: 188, height: 96 };
    const placed = layOutCloud(words(300), small);
    expect(placed.length).toBeGreaterThan(10);
    expect(placed[0]?.fontSize).toBeGreaterThan(12);
    expect(Math.max(...placed.map(({ index }) => index))).toBeLessThan(placed.length * 1.5);
  });

  it('keeps small words less far apart, so that more of them are read', () => {
    const small = { ...box, width: 188, height: 96 };
    const placed = layOutCloud(words(80), { ...small, gap: 12 });
    expect(placed.length).toBeGreaterThanOrEqual(layOutCloud(words(80), { ...small, gap: 2 }).length - 3);
  });

  it('is empty without words or room', () => {
    expect(layOutCloud([], box)).toEqual([]);
    expect(layOutCloud(words(3), { ...box, width: 1 })).toEqual([]);
  });
});
