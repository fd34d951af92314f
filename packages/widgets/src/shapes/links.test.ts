import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toFlow, toLinks } from './links.ts';
import { toRolesData } from './roles.ts';

const MAPPING = ['source', 'target', 'value', 'series', 'targetSeries'].map((role) => ({ role, field: role }));

const linksOf = (rows: readonly unknown[][], mapping = MAPPING) =>
  toLinks(
    toRolesData(toTable(rows.map(([source, target, value, series]) => ({ source, target, value, series }))), mapping),
  );
const write = (links: readonly { source: string; target: string; value: number }[]) =>
  links.map(({ source, target, value }) => `${source}→${target} ${value}`);

describe('links', () => {
  it('join nodes in order of appearance; equal pairs add up', () => {
    const data = linksOf([
      ['a', 'b', 2],
      ['b', 'c', '3'],
      ['a', 'b', 5],
    ]);
    expect(write(data.links)).toEqual(['a→b 7', 'b→c 3']);
    expect(data.links.map(({ row }) => row)).toEqual([null, 1]);
    expect(data.nodes).toEqual([
      { name: 'a', weight: 7, category: '' },
      { name: 'b', weight: 10, category: '' },
      { name: 'c', weight: 3, category: '' },
    ]);
  });

  it('need two ends and a number; a single end is a node of its own', () => {
    const data = linksOf([
      ['a', null, 2],
      ['a', 'a', 4],
      ['a', 'b', 'much'],
    ]);
    expect(data.links).toEqual([]);
    expect(data.nodes.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('count 1 without a column of numbers', () => {
    expect(write(linksOf([['a', 'b']], MAPPING.slice(0, 2)).links)).toEqual(['a→b 1']);
  });

  it('put their nodes into the first category that is named', () => {
    const data = linksOf([
      ['a', 'b', 1, ''],
      ['a', 'c', 1, '总部'],
      ['b', 'c', 1, '分部'],
    ]);
    expect(data.categories).toEqual(['总部', '分部']);
    expect(data.nodes.map(({ category }) => category)).toEqual(['总部', '分部', '']);
  });
});

describe('a flow', () => {
  it('leaves the smallest link of a ring out and keeps the order of the others', () => {
    const { links } = linksOf([
      ['a', 'b', 5],
      ['b', 'c', 1],
      ['c', 'a', 9],
      ['c', 'd', 2],
    ]);
    const flow = toFlow(links);
    expect(write(flow.links)).toEqual(['a→b 5', 'c→a 9', 'c→d 2']);
    expect(write(flow.cut)).toEqual(['b→c 1']);
  });

  it('has no links that are not above zero', () => {
    const flow = toFlow(
      linksOf([
        ['a', 'b', -5],
        ['b', 'c', 0],
        ['b', 'd', 2],
      ]).links,
    );
    expect(write(flow.links)).toEqual(['b→d 2']);
    expect(flow.cut).toEqual([]);
  });
});
