import { GraphChart } from 'echarts/charts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { chartIn } from '../../kit/chart/chart-surface.ts';
import { counted } from '../../kit/text/counted.ts';
import { toItemsSummary } from '../../kit/chart/items-summary.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toLinks } from '../../shapes/links.ts';
import { toGraphOption } from './graph.option.ts';
import { graph } from './graph.runtime.gen.ts';

/** What an instance has beside its declared members; the version is pinned. */
interface WithNodes {
  getModel(): { getSeriesByIndex(index: number): { getData(): NodeList } | undefined };
}

interface NodeList {
  count(): number;
  getName(index: number): string;
  /** px on the chart; a force layout is fitted to its box before it is drawn */
  getItemLayout(index: number): readonly [number, number] | undefined;
}

type Places = ReadonlyMap<string, readonly [number, number]>;

/** px that a node moves at least when it is dragged: a click may shake. */
const MOVED_PX = 2;

/** `<aj-graph>`: nodes and the links between them. */
export class AjGraph extends chartElement(graph, toGraphOption, [GraphChart]) {
  #dragged: Pick<ChartContext, 'moved'> = {};

  constructor() {
    super();
    this.addEventListener('pointerdown', () => this.#followDrag());
  }

  /** A dragged node stays where it was put: in another instance, among other numbers, in another box. */
  protected override get surroundings(): Pick<ChartContext, 'moved'> {
    return this.#dragged;
  }

  protected override describe(): string {
    const { nodes, links } = toLinks(this.data);
    const size = {
      zh: `${nodes.length} 个节点，${links.length} 条关系`,
      en: `${counted(nodes.length, 'node')}, ${counted(links.length, 'link')}`,
    };
    const items = links.map(({ source, target, value }) => ({ name: `${source} → ${target}`, value }));
    return toItemsSummary(graph.label, this.text, size, items, this.language);
  }

  /** The pointer may leave the widget before it is lifted. */
  #followDrag(): void {
    if (!this.isDraggable) return;
    const before = this.#places();
    window.addEventListener('pointerup', () => this.#keep(before), { once: true });
  }

  #keep(before: Places): void {
    const chart = chartIn(this.renderRoot);
    const moved = [...this.#places()].filter(([name, [x, y]]) => {
      const [fromX, fromY] = before.get(name) ?? [x, y];
      return Math.hypot(x - fromX, y - fromY) >= MOVED_PX;
    });
    if (!chart || moved.length === 0) return;
    const shares = moved.map(
      ([name, [x, y]]) => [name, { x: x / chart.getWidth(), y: y / chart.getHeight() }] as const,
    );
    this.#dragged = { moved: new Map([...(this.#dragged.moved ?? []), ...shares]) };
  }

  #places(): Places {
    const chart = chartIn(this.renderRoot) as unknown as WithNodes | undefined;
    const nodes = chart?.getModel().getSeriesByIndex(0)?.getData();
    const places = new Map<string, readonly [number, number]>();
    for (let i = 0; nodes && i < nodes.count(); i++) {
      const place = nodes.getItemLayout(i);
      if (place) places.set(nodes.getName(i), [place[0], place[1]]);
    }
    return places;
  }
}

registerElement('aj-graph', AjGraph);
