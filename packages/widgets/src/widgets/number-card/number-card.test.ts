import { defaultsOf, toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { sampleIn } from '../../kit/widget/sample-in.ts';
import { sampleDataIn } from '../../kit/widget/sample-language.ts';
import { toRolesData } from '../../shapes/roles.ts';
import { toCardPicture, toCardSizes, type NumberCardProps } from './number-card.option.ts';
import { samples } from './number-card.sample.ts';
import { numberCard } from './number-card.widget.ts';

const roles = ['value', 'display1', 'display2', 'series', 'name'];

/** A card whose columns bear the names of their roles. */
function card(rows: Record<string, unknown>[], setup: Partial<NumberCardProps> = {}) {
  const table = toTable(rows);
  const mapping = roles
    .filter((role) => table.columns.some(({ name }) => name === role))
    .map((role) => ({ role, field: role }));
  return toCardPicture({ ...defaultsOf(numberCard.fields), ...setup }, toRolesData(table, mapping), 'zh');
}

const course = [
  { value: 8, series: 8 },
  { value: 10, series: 10 },
  { value: 9, series: 9 },
];

describe('the number card', () => {
  it('shows the first row, or the last where there is a course', () => {
    expect(card([{ value: 1 }, { value: 2 }]).value).toBe(1);
    expect(card(course).value).toBe(9);
    expect(card(course, { valueRow: 'first' }).value).toBe(8);
    expect(card(course, { valueRow: 'sum' }).value).toBe(27);
  });

  it('is called as set, else by the text of its row, else by its field', () => {
    expect(card([{ value: 1, name: '华东' }], { titleText: '销售' }).title).toBe('销售');
    expect(card([{ value: 1, name: '华东' }]).title).toBe('华东');
    expect(card([{ value: 1 }]).title).toBe('value');
  });

  it('compares with the comparison field, else with the step before in its course', () => {
    expect(card([{ value: 120, display1: 100 }]).trend).toMatchObject({ direction: 'up', text: '20%' });
    expect(card(course).trend).toMatchObject({ direction: 'down', text: '10%', label: '较上期' });
    expect(card([{ value: 5 }]).trend).toBe(undefined);
  });

  it('compares by difference, by a given rate, and by difference where a rate does not exist', () => {
    expect(card([{ value: 120, display1: 100 }], { compareAs: 'difference' }).trend?.text).toBe('20');
    expect(card([{ value: 120, display1: -3.5 }], { compareAs: 'given' }).trend).toMatchObject({
      direction: 'down',
      text: '3.5%',
    });
    expect(card([{ value: 7, display1: 0 }]).trend).toMatchObject({ direction: 'up', text: '7' });
  });

  it('rises when a loss becomes smaller', () => {
    expect(card([{ value: -50, display1: -100 }]).trend).toMatchObject({ direction: 'up', text: '50%' });
  });

  it('measures itself against its target, the bar never beyond it', () => {
    expect(card([{ value: 50, display2: 200 }]).target).toMatchObject({
      share: 0.25,
      percent: '25%',
      text: '目标 200',
    });
    expect(card([{ value: 300 }], { target: 200 }).target).toMatchObject({ share: 1, percent: '150%' });
    expect(card([{ value: -5 }], { target: 200 }).target?.share).toBe(0);
    expect(card([{ value: 5, display2: 200 }], { isShowTarget: false }).target).toBe(undefined);
  });

  it('shows a dash for a missing value and compares it with nothing', () => {
    const picture = card([{ value: null, display1: 3 }]);
    expect(picture.figure.digits).toBe('—');
    expect(picture.trend).toBe(undefined);
  });

  it('keeps a long figure within the card and everything readable in a small one', () => {
    const props = defaultsOf(numberCard.fields);
    const long = toCardSizes(props, card([{ value: 123_456_789_012.34 }]), 320, 180);
    expect(long.figure).toBeLessThan(toCardSizes(props, card([{ value: 1 }]), 320, 180).figure);
    expect(toCardSizes(props, card([{ value: 1 }]), 120, 60).title).toBeGreaterThanOrEqual(9);
    expect(toCardSizes({ ...props, fontSize: 30 }, card([{ value: 1 }]), 320, 180).figure).toBe(30);
  });

  it('shows in a low box what has room: before all its title, then target, change and course', () => {
    const props = defaultsOf(numberCard.fields);
    const full = card(course.map((row) => ({ ...row, display2: 20 })));
    const shownAt = (height: number, width = 200) =>
      Object.entries(toCardSizes(props, full, width, height).shown)
        .filter(([, isShown]) => isShown)
        .map(([part]) => part);
    expect(shownAt(140)).toEqual(['title', 'target', 'trend', 'course']);
    expect(shownAt(78)).toEqual(['title', 'target']);
    expect(shownAt(56)).toEqual(['title', 'trend']);
    expect(shownAt(34)).toEqual(['title']);
    expect(shownAt(18, 60)).toEqual([]);
  });

  it('has a figure in every sample that has rows', () => {
    const { sampleRows, sampleMapping } = sampleDataIn(numberCard, 'en');
    for (const sample of samples) {
      const { name, rows = sampleRows, mapping = sampleMapping, setup } = sampleIn(numberCard, sample, 'en');
      const props = { ...defaultsOf(numberCard.fields), ...setup } as NumberCardProps;
      const { value } = toCardPicture(props, toRolesData(toTable(rows), mapping), 'en');
      expect(value === null).toBe(name === 'missing' || name === 'empty');
    }
  });
});
