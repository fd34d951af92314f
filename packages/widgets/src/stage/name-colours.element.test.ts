import { toTable, type WidgetNode } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import type { AjStage } from './aj-stage.ts';
import { chartIn } from '../kit/chart/chart-surface.ts';
import { until } from '../kit/testing/until.testing.ts';
import { DEFAULT_THEME } from '../kit/theme/themes.ts';
import { toRgba } from '../kit/theme/colour.ts';
import { AnsweringProvider, screen, show } from './stage.testing.ts';

const PALETTE = DEFAULT_THEME.palette.map((colour) => String(toRgba(colour)));

function chart(id: string, type: string, more: Partial<WidgetNode> = {}): WidgetNode {
  const data = { dataType: 'dynamic', setCode: id, refreshTime: 0 } as const;
  return { id, type, left: 0, top: 0, width: 400, height: 300, data, ...more };
}

function answering(rows: Readonly<Record<string, readonly object[]>>): AnsweringProvider {
  const provider = new AnsweringProvider();
  provider.answer = ({ id }) => ({ id, table: toTable([...(rows[id] ?? [])] as Record<string, unknown>[]) });
  return provider;
}

type Paint = string | { readonly colorStops: readonly { readonly color: string }[] };
interface Drawn {
  readonly name: string;
  readonly type: string;
  readonly itemStyle: { readonly color: Paint };
  readonly data: readonly { readonly name: string; readonly itemStyle: { readonly color: Paint } }[];
}

function placeOf(paint: Paint): number {
  const colour = typeof paint === 'string' ? paint : (paint.colorStops[0]?.color ?? '');
  return PALETTE.indexOf(String(toRgba(colour)));
}

/** Places in the palette of the names that a chart has drawn. */
function placesOf(stage: AjStage, id: string): Record<string, number> {
  const root = stage.boxOf(id)?.firstElementChild?.shadowRoot;
  const series = (root && chartIn(root)?.getOption()['series']) as readonly Drawn[] | undefined;
  const items = (series ?? []).flatMap((one) => (one.type === 'pie' ? one.data : [one]));
  return Object.fromEntries(items.map(({ name, itemStyle }) => [name, placeOf(itemStyle.color)]));
}

const sales = (names: readonly string[]) => names.map((name, i) => ({ name, sales: 10 + i }));
const byMonth = (names: readonly string[]) =>
  ['1', '2'].flatMap((month) => names.map((name) => ({ month, name, sales: 5 })));
const LINES = [
  { role: 'xAxis', field: 'month' },
  { role: 'series', field: 'name' },
  { role: 'value', field: 'sales' },
];

describe('colours of names', () => {
  afterEach(() => document.body.replaceChildren());

  it('are the same in all charts of a screen, in whatever order their rows are', async () => {
    const provider = answering({ pie: sales(['North', 'South', 'West']), lines: byMonth(['West', 'East', 'North']) });
    const lines = chart('lines', 'line-chart');
    const stage = await show(
      screen([chart('pie', 'pie-chart'), { ...lines, data: { ...lines.data, mapping: LINES } }]),
      { provider },
    );
    expect(placesOf(stage, 'pie')).to.deep.equal({ North: 0, South: 1, West: 2 });
    expect(placesOf(stage, 'lines')).to.deep.equal({ West: 2, East: 1, North: 0 });
    expect(stage.nameColours).to.deep.equal({ North: 0, South: 1, West: 2, East: 1 });
  });

  it('stay when a filter leaves out the first name, and when it comes back', async () => {
    const rows = { pie: sales(['North', 'South', 'West']) };
    const provider = answering(rows);
    const stage = await show(screen([chart('pie', 'pie-chart')]), { provider });
    expect(placesOf(stage, 'pie')).to.deep.equal({ North: 0, South: 1, West: 2 });
    provider.answer = ({ id }) => ({ id, table: toTable(sales(['South', 'West', 'East'])) });
    stage.refresh();
    await until(() => 'East' in placesOf(stage, 'pie'), 'the filter counts');
    expect(placesOf(stage, 'pie')).to.deep.equal({ South: 1, West: 2, East: 3 });
  });

  it('are those that the screen has pinned, also when it opens filtered', async () => {
    const provider = answering({ pie: sales(['South', 'New']), other: sales(['New', 'South']) });
    const document = screen([chart('pie', 'pie-chart'), chart('other', 'pie-chart')]);
    const nameColours = { North: 0, South: 1 };
    const stage = await show({ ...document, dashboard: { ...document.dashboard, nameColours } }, { provider });
    expect(placesOf(stage, 'pie')).to.deep.equal({ South: 1, New: 0 });
    expect(placesOf(stage, 'other')).to.deep.equal({ New: 0, South: 1 });
  });

  it('do not depend on which answer comes first', async () => {
    const provider = answering({});
    let give: ((name: string) => void) | undefined;
    provider.query = async (_code, queries, onAnswer) => {
      give = (id) => {
        const rows = id === 'first' ? ['A', 'B', 'C'] : ['C', 'A'];
        for (const query of queries.filter((one) => one.id === id)) {
          onAnswer({ id: query.id, table: toTable(sales(rows)) });
        }
      };
      await new Promise(() => undefined);
    };
    void show(screen([chart('first', 'pie-chart'), chart('second', 'pie-chart')]), { provider });
    await until(() => give !== undefined, 'data is asked for');
    const stage = document.querySelector<AjStage>('aj-stage')!;
    give?.('second');
    await until(() => 'C' in placesOf(stage, 'second'), 'the second is drawn');
    give?.('first');
    await until(() => placesOf(stage, 'second')['C'] === 2, 'the second follows the first');
    expect(placesOf(stage, 'first')).to.deep.equal({ A: 0, B: 1, C: 2 });
    expect(placesOf(stage, 'second')).to.deep.equal({ C: 2, A: 0 });
  });

  it('that an author set count instead', async () => {
    const provider = answering({ a: sales(['North', 'South']), b: sales(['South', 'North']) });
    const own = chart('b', 'pie-chart', {
      setup: { customColor: [DEFAULT_THEME.palette[5]!, DEFAULT_THEME.palette[6]!] },
    });
    const stage = await show(screen([chart('a', 'pie-chart'), own]), { provider });
    expect(placesOf(stage, 'b')).to.deep.equal({ South: 5, North: 6 });
  });
});
