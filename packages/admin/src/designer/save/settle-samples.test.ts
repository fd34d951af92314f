import { normalizeScreen, type WidgetData } from '@aj-report/contract';
import { expect, describe, it } from 'vitest';
import { DocumentStore } from '../document/document-store.ts';
import { setData } from '../document/operations.ts';
import { samplesSettler, type SamplesAnswer } from './settle-samples.ts';

const LABEL = { zh: '改', en: 'Change' };

function open(widgets: Readonly<Record<string, WidgetData>>, answer: SamplesAnswer) {
  const nodes = Object.entries(widgets).map(([id, data]) => ({ id, type: 'bar-chart', data }));
  const document = new DocumentStore(normalizeScreen({ reportCode: 'wall', widgets: nodes }));
  const asked: string[][] = [];
  const settle = samplesSettler(document, async (found) => {
    asked.push(found.map(({ id }) => id));
    return answer;
  });
  return { document, asked, settle, sampleOf: (id: string) => document.widget(id)?.data.sample };
}

describe('samples before a screen is published', () => {
  it('are asked about by name, and what is kept is kept on purpose', async () => {
    const { settle, asked, sampleOf } = open({ new: { sample: 'hidden' }, old: {} }, new Set(['old']));
    expect(await settle()).toBe(true);
    expect(asked).toEqual([['new', 'old']]);
    expect([sampleOf('new'), sampleOf('old')]).toEqual(['hidden', 'kept']);
  });

  it('hold up nothing the second time, but a further widget does', async () => {
    const { settle, asked, document } = open({ a: { sample: 'hidden' }, b: { sample: 'kept' } }, new Set());
    await settle();
    await settle();
    expect(asked).toEqual([['a']]);
    document.change(LABEL, setData(['b'], { sample: 'hidden' }));
    await settle();
    expect(asked).toEqual([['a'], ['b']]);
  });

  it('stop the publishing when the author turns back, and change nothing', async () => {
    const { settle, asked, document } = open({ a: {} }, undefined);
    expect([await settle(), await settle(), document.isDirty]).toEqual([false, false, false]);
    expect(asked).toHaveLength(2);
  });
});
