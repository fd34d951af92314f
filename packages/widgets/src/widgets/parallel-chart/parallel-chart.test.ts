import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toRolesData } from '../../shapes/roles.ts';
import { toAxes, toGroups, toParallelChartOption } from './parallel-chart.option.ts';
import { samples } from './parallel-chart.sample.ts';
import { parallelChart } from './parallel-chart.widget.ts';

describe.each(['deep-blue', 'light'])('parallel coordinates in %s', (name) => {
  const theme = themeOf(name);
  const shown = samples.filter((sample) => name === 'deep-blue' || ['typical', 'categories'].includes(sample.name));

  it.each(shown.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(parallelChart, toParallelChartOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

const dataOf = (rows: readonly Record<string, unknown>[], roles: Record<string, string>) =>
  toRolesData(
    toTable(rows),
    Object.entries(roles).map(([field, role]) => ({ role, field })),
  );

describe('the axes of parallel coordinates', () => {
  it('count numbers, also written as text, and list texts otherwise', () => {
    const data = dataOf(
      [
        { a: '1,200', b: 'x' },
        { a: null, b: 3 },
      ],
      { a: 'value', b: 'value' },
    );
    expect(toAxes(data)).toMatchObject([
      { label: 'a', categories: null, values: [1200, null] },
      { label: 'b', categories: ['x', '3'], values: ['x', '3'] },
    ]);
  });
});

describe('the lines of parallel coordinates', () => {
  const rows = Array.from({ length: 9 }, (_, i) => ({ n: `r${i}`, s: i % 2 === 0 ? 'even' : 'odd', v: i }));

  it('are one series per value of the field', () => {
    expect(toGroups(dataOf(rows, { n: 'name', s: 'series', v: 'value' }))).toEqual([
      { name: 'even', rows: [0, 2, 4, 6, 8] },
      { name: 'odd', rows: [1, 3, 5, 7] },
    ]);
  });

  it('stand alone where they are few, and together where they are many', () => {
    expect(toGroups(dataOf(rows.slice(0, 2), { n: 'name', v: 'value' })).map(({ name }) => name)).toEqual(['r0', 'r1']);
    expect(toGroups(dataOf(rows, { n: 'name', v: 'value' }))).toMatchObject([{ name: '' }]);
  });

  it('take the colour of the rule that the cell of its field meets', () => {
    const conditions = [{ field: 'v', operator: '>=', operand: '7', color: '#ff0000' }];
    const mapping = ['n', 's', 'v'].map((one, i) => ({ role: ['name', 'series', 'value'][i] ?? '', field: one }));
    const sample = { name: 'own', label: { zh: '', en: '' }, rows, mapping, setup: { conditions } };
    const { option } = optionOfSample(parallelChart, toParallelChartOption, sample, themeOf('deep-blue'));
    const lines = (option.series as { data: { name: string; lineStyle?: { color: string } }[] }[]).flatMap(
      ({ data }) => data,
    );
    const coloured = lines.filter(({ lineStyle }) => lineStyle?.color === '#ff0000').map(({ name }) => name);
    expect(coloured.toSorted((a, b) => a.localeCompare(b))).toEqual(['r7', 'r8']);
  });
});

describe('the numbers of parallel coordinates', () => {
  it('stand on plates, which hide the lines that would strike them out', () => {
    const sample = samples.find(({ name }) => name === 'categories')!;
    const { option } = optionOfSample(parallelChart, toParallelChartOption, sample, themeOf('light'));
    const axes = option.parallelAxis as {
      axisLabel: { backgroundColor: string; overflow?: string };
    }[];
    expect(axes.map(({ axisLabel }) => axisLabel.backgroundColor)).not.toContain(undefined);
    expect(axes[0]?.axisLabel.overflow).toBe('truncate');
  });
});

describe('small parallel coordinates', () => {
  it('are drawn without numbers and legend, which would hide the lines', () => {
    const sample = {
      name: 'own',
      label: { zh: '', en: '' },
      size: { width: 200, height: 120 },
      setup: { isShowTitle: false },
    };
    const { option } = optionOfSample(parallelChart, toParallelChartOption, sample, themeOf('light'));
    const written = [...toPicture(option, 200, 120, '#ffffff').matchAll(/>([^<>]+)<\/text/g)].map(([, text]) => text);
    expect(written.map((name) => name?.slice(0, 2))).toEqual(['温度', '压力', '能耗', '节拍', '良率']);
  });
});
