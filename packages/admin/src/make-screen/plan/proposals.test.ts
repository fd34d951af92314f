import { checkCalculations, LIMITS, type WidgetNode } from '@aj-report/contract';
import { declarations, THEMES } from '@aj-report/widgets/declarations';
import { describe, expect, it } from 'vitest';
import { CORPUS, tableOf } from './corpus.testing.ts';
import { profileOf } from './profile-rows.testing.ts';
import { propose, type Proposal } from './proposals.ts';

const BASE = { sourceCode: 'source', sourceType: 'spreadsheet', table: 'Rows' } as const;
const CASES = CORPUS.flatMap((kind) => (['zh', 'en'] as const).map((language) => ({ kind, language, id: kind.id })));

const boxOf = ({ left = 0, top = 0, width = 0, height = 0 }: WidgetNode) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

function overlaps(a: WidgetNode, b: WidgetNode): boolean {
  const [one, other] = [boxOf(a), boxOf(b)];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

const widgetsOf = ({ document }: Proposal) => document.widgets ?? [];
/** What is drawn beside other things: frames stand behind what they frame. */
const contents = (proposal: Proposal) => widgetsOf(proposal).filter(({ type }) => type !== 'border');

describe.each(CASES)('screens for $id in $language', ({ kind, language }) => {
  const table = tableOf(kind, language);
  const proposals = propose(profileOf(table), BASE, language);

  it('are six for a wall and one for a phone, each laid out in its own way and with something to see', () => {
    const ids = proposals.map(({ id }) => id);
    expect(ids).toEqual(['wall', 'compare', 'office', 'focus', 'columns', 'ledger', 'phone']);
    const themes = proposals.map(({ document }) => document.dashboard?.theme);
    // A table that little can be asked of fills hardly a cell: then its colours distinguish a look.
    const places = proposals.map((proposal) => {
      const boxes = contents(proposal).map((widget) => JSON.stringify(boxOf(widget)));
      return [...boxes, proposal.document.dashboard?.theme].join(' ');
    });
    expect(new Set(places).size).toBe(proposals.length);
    const phone = proposals.at(-1)!;
    expect([phone.document.dashboard?.fit, contents(phone).toSorted((a, b) => a.top! - b.top!)[0]?.id]).toEqual([
      'width',
      'title',
    ]);
    expect(themes.filter((theme) => !THEMES.some(({ name }) => name === theme))).toEqual([]);
    for (const proposal of proposals) {
      const bound = widgetsOf(proposal).filter(({ data }) => data?.setCode);
      expect(bound.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('overlap nowhere and stay on the screen', () => {
    for (const proposal of proposals) {
      const drawn = contents(proposal);
      const frames = widgetsOf(proposal).filter(({ type }) => type === 'border');
      for (const group of [drawn, frames]) {
        const pairs = group.flatMap((one, at) => group.slice(at + 1).map((other) => [one, other] as const));
        expect(pairs.filter(([one, other]) => overlaps(one, other)).map(([one, other]) => [one.id, other.id])).toEqual(
          [],
        );
      }
      const { width = 0, height = 0 } = proposal.document.dashboard ?? {};
      const outside = widgetsOf(proposal).filter((widget) => {
        const { left, top, right, bottom } = boxOf(widget);
        return left < 0 || top < 0 || right > width || bottom > height || right - left < 60 || bottom - top < 20;
      });
      expect(outside).toEqual([]);
    }
  });

  it('bind every widget to columns that its set answers, in roles that the widget has', () => {
    for (const proposal of proposals) {
      const sets = new Map(proposal.sets.map((set) => [set.key, set.query]));
      for (const { id, type, data, setup = {} } of widgetsOf(proposal)) {
        const { slots, fields } = declarations[type]!;
        expect(Object.keys(setup).filter((name) => !Object.hasOwn(fields, name))).toEqual([]);
        if (!data?.setCode) continue;
        const query = sets.get(data.setCode);
        const results = (query?.calculations ?? []).map(({ alias }) => String(alias));
        const known =
          results.length > 0 ? [...(query?.groupFields ?? []), ...results] : table.columns.map(({ name }) => name);
        const mapping = data.mapping ?? [];
        expect({ id, mapping: mapping.length > 0 }).toEqual({ id, mapping: true });
        expect(mapping.filter(({ field }) => !known.includes(field))).toEqual([]);
        expect(mapping.filter(({ role }) => !slots[role])).toEqual([]);
        const missing = Object.entries(slots).filter(
          ([name, slot]) => slot.required && !mapping.some(({ role }) => role === name),
        );
        expect(missing).toEqual([]);
        const crowded = mapping.filter(
          ({ role }, at) => !slots[role]?.many && mapping.findIndex((one) => one.role === role) < at,
        );
        expect(crowded).toEqual([]);
      }
    }
  });

  it('add up nothing that names a thing or is a mean, and take means of rows only', () => {
    const never =
      /编号|编码|单号|订单号|工号|学号|手机|序号|no$|id$|code$|mobile|率|rate|单价|unit price|^price$|温度|temperature|年份|^year$|经度|longitude|纬度|latitude|成绩|score|满意度|satisfaction|年龄|^age$/iu;
    for (const { query } of proposals.flatMap(({ sets }) => sets)) {
      const { groupFields = [], calculations = [] } = query;
      if (calculations.length === 0) continue;
      checkCalculations({ groupFields, calculations });
      const summed = calculations.filter(({ func }) => func === 'SUM').map(({ field }) => String(field));
      expect(summed.filter((field) => never.test(field.replace(/（.*）|\(.*\)/u, '').trim()))).toEqual([]);
      const names = table.columns.map(({ name }) => name);
      const derived = [...(query.dynSentence ?? '').matchAll(/ as "([^"]+)"/gu)].map(([, name]) => name);
      const operands = calculations.map(({ field }) => field).filter((field) => field !== undefined);
      expect(operands.filter((field) => !names.includes(String(field)) && !derived.includes(String(field)))).toEqual(
        [],
      );
    }
  });

  it('name every set once, and link every widget that follows the filter', () => {
    for (const proposal of proposals) {
      const { sets } = proposal;
      expect(new Set(sets.map(({ name }) => name)).size).toBe(sets.length);
      expect(sets.filter(({ name }) => name.length > LIMITS.dataSetNameMax)).toEqual([]);
      const asked = widgetsOf(proposal).flatMap(({ data }) => data?.setCode ?? []);
      expect(new Set(asked)).toEqual(new Set(sets.map(({ key }) => key)));
      const filter = widgetsOf(proposal).find(({ id }) => id === 'filter');
      const following = new Set(filter?.linkage?.map(({ targetId }) => targetId));
      const withParams = sets.filter(({ query }) => (query.dataSetParamDtoList ?? []).length > 0).map(({ key }) => key);
      const followers = widgetsOf(proposal).filter(({ data }) => withParams.includes(data?.setCode ?? ''));
      expect(followers.filter(({ id }) => !following.has(id))).toEqual([]);
    }
  });

  it('speak one language', () => {
    if (language === 'zh') return;
    expect(
      JSON.stringify(proposals.map(({ document, sets }) => [document, sets])).match(/[\p{Script=Han}，。；：（）]+/gu),
    ).toBe(null);
  });
});

it('there is nothing to make of a table without rows', () => {
  const table = tableOf(CORPUS[0]!, 'zh');
  expect(propose(profileOf({ ...table, rows: [] }), BASE, 'zh')).toEqual([]);
});

it('rows without a category are no category of their own', () => {
  const columns = [
    { name: '告警', type: 'string' as const },
    { name: '产量', type: 'number' as const },
  ];
  const rows = Array.from({ length: 60 }, (_, at) => [at % 3 === 0 ? `告警${at % 7}` : null, 10 + at]);
  const sets = propose(profileOf({ id: 'alarms', name: '产线', columns, rows }), BASE, 'zh').flatMap(
    (proposal) => proposal.sets,
  );
  const grouped = sets.filter(({ query }) => query.groupFields?.includes('告警'));
  expect(grouped.length).toBeGreaterThan(0);
  for (const { query } of grouped) expect(query.dynSentence).toContain('"告警" is not null');
});

describe('categories', () => {
  const barsOf = (values: readonly string[]) => {
    const columns = [
      { name: '组别', type: 'string' as const },
      { name: '金额', type: 'number' as const },
    ];
    const rows = Array.from({ length: 60 }, (_, at) => [values[at % values.length]!, 10.5 + ((at * 37) % 101)]);
    const proposals = propose(profileOf({ id: 'groups', name: '分组', columns, rows }), BASE, 'zh');
    const types = ['bar-chart', 'pie-chart'];
    return proposals
      .flatMap(widgetsOf)
      .filter(({ type, data }) => types.includes(type) && data?.mapping?.[0]?.field === '组别');
  };

  it('stand with the largest first', () => {
    const bars = barsOf(['东部', '南部', '西部', '北部']);
    expect(bars.length).toBeGreaterThan(0);
    for (const { data } of bars) expect(data?.sort).toEqual({ field: data?.mapping?.[1]?.field, order: 'desc' });
  });

  it('that have an order of their own keep it', () => {
    const ages = barsOf(['26-35 岁', '18-25 岁', '46 岁以上', '36-45 岁']);
    expect(ages.length).toBeGreaterThan(0);
    for (const { data } of ages) expect(data?.sort).toBeUndefined();
    for (const { data } of barsOf(['低', '中', '高'])) expect(data?.sort).toBeUndefined();
  });
});
