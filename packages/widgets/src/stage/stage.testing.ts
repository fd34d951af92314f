import { toTable, type ScreenDocument, type WidgetNode } from '@aj-report/contract';
import type { AjText } from '../widgets/text/text.element.ts';
import { AjStage } from './aj-stage.ts';
import type { DataAnswer, DataProvider, DataQuery } from './data-provider.ts';

export class AnsweringProvider implements DataProvider {
  readonly rounds: (readonly DataQuery[])[] = [];
  answer: (query: DataQuery) => DataAnswer = ({ id }) => ({ id, table: toTable([{ v: 1 }]) });

  async query(_code: string, queries: readonly DataQuery[], onAnswer: (answer: DataAnswer) => void): Promise<void> {
    this.rounds.push(queries);
    await Promise.resolve();
    for (const query of queries) onAnswer(this.answer(query));
  }
}

export function typed(id: string, more: Partial<WidgetNode> = {}): WidgetNode {
  return { id, type: 'text', left: 100, top: 50, width: 200, height: 100, setup: { text: id }, ...more };
}

export function asking(id: string, setCode: string, more: Partial<WidgetNode> = {}): WidgetNode {
  return typed(id, { data: { dataType: 'dynamic', setCode, refreshTime: 0 }, ...more });
}

export function screen(widgets: WidgetNode[]): ScreenDocument {
  return { reportCode: 'test', dashboard: { width: 1000, height: 500 }, widgets };
}

export function next(target: EventTarget, event: string): Promise<CustomEvent> {
  return new Promise((resolve) => target.addEventListener(event, (one) => resolve(one as CustomEvent), { once: true }));
}

export async function show(document: ScreenDocument, more: Partial<AjStage> = {}): Promise<AjStage> {
  const stage = new AjStage();
  stage.style.width = '500px';
  stage.style.height = '500px';
  Object.assign(stage, { document, ...more });
  const ready = next(stage, 'aj-stage-ready');
  window.document.body.append(stage);
  await ready;
  return stage;
}

export function widgetOf(stage: AjStage, id: string): AjText {
  return stage.boxOf(id)!.querySelector('aj-text')!;
}

export async function textOf(stage: AjStage, id: string): Promise<string> {
  const widget = widgetOf(stage, id);
  await widget.updateComplete;
  return widget.renderRoot.querySelector('.text')?.textContent ?? '';
}

export function badgeOf(stage: AjStage, id: string): string | undefined {
  return widgetOf(stage, id).renderRoot.querySelector<HTMLElement>('.aj-badge')?.dataset['badge'];
}
