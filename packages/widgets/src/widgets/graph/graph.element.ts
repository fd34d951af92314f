import { GraphChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart-element.ts';
import { toItemsSummary } from '../../kit/items-summary.ts';
import { registerElement } from '../../kit/register-element.ts';
import { toLinks } from '../../shapes/links.ts';
import { toGraphOption } from './graph.option.ts';
import { graph } from './graph.widget.ts';

/** `<aj-graph>`: nodes and the links between them. */
export class AjGraph extends chartElement(graph, toGraphOption, [GraphChart]) {
  protected override describe(): string {
    const { nodes, links } = toLinks(this.data);
    const size = {
      zh: `${nodes.length} 个节点，${links.length} 条关系`,
      en: `${nodes.length} nodes, ${links.length} links`,
    };
    const items = links.map(({ source, target, value }) => ({ name: `${source} → ${target}`, value }));
    return toItemsSummary(graph.label, this.text, size, items, this.language);
  }
}

registerElement('aj-graph', AjGraph);
