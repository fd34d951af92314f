import type { Text } from '@aj-report/contract';
import { counted } from '../../kit/text/counted.ts';
import { toFlow, toLinks, type Link } from '../../shapes/links.ts';
import type { RolesData } from '../../shapes/roles.ts';

/** What is drawn of the data, and how much is not. */
export interface Flows {
  readonly links: readonly Link[];
  /** Names of the nodes with the levels on which they stand, 0 = start. */
  readonly levels: ReadonlyMap<string, number>;
  readonly cut: number;
  readonly surplus: number;
  readonly label: string;
}

/** Levels of the nodes: one more than the longest way to them. */
function toLevels(links: readonly Link[]): Map<string, number> {
  const levels = new Map<string, number>();
  for (const { source, target } of links) for (const name of [source, target]) levels.set(name, 0);
  for (let round = 0, isMoving = true; isMoving && round < levels.size; round++) {
    isMoving = false;
    for (const { source, target } of links) {
      const level = (levels.get(source) ?? 0) + 1;
      if (level <= (levels.get(target) ?? 0)) continue;
      levels.set(target, level);
      isMoving = true;
    }
  }
  return levels;
}

/** The flows of the data: rings are opened, and of too many the greatest kept. */
export function toFlows(data: RolesData, most: number): Flows {
  const { links, label } = toLinks(data);
  const positive = links.filter(({ value }) => value > 0);
  const greatest = new Set(positive.toSorted((a, b) => b.value - a.value).slice(0, Math.max(most, 1)));
  const flow = toFlow(positive.filter((link) => greatest.has(link)));
  const surplus = positive.length - greatest.size;
  return { links: flow.links, levels: toLevels(flow.links), cut: flow.cut.length, surplus, label };
}

/** What a screen reader says about flows that are not drawn; undefined while all are. */
export function noteOf({ cut, surplus }: Flows): Text | undefined {
  if (cut + surplus === 0) return undefined;
  const zh = [cut > 0 ? `${cut} 条形成回路的流向` : '', surplus > 0 ? `${surplus} 条较小的流向` : ''];
  const en = [
    cut > 0 ? counted(cut, 'flow that goes in circles', 'flows that go in circles') : '',
    surplus > 0 ? counted(surplus, 'small flow') : '',
  ];
  const join = (parts: readonly string[], word: string) => parts.filter((part) => part !== '').join(word);
  return { zh: `未绘制：${join(zh, '、')}`, en: `Not drawn: ${join(en, ', ')}` };
}
