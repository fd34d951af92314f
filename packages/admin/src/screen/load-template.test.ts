import { SAMPLE_TEMPLATES, TEMPLATES } from '@aj-report/samples/templates';
import { describe, expect, it } from 'vitest';
import { keepKnownSets, loadTemplate } from './load-template.ts';

describe('a screen that begins with a sample', () => {
  const chart = (setCode: string) => ({
    id: setCode,
    type: 'bar-chart',
    setup: { text: 'Sales' },
    data: { dataType: 'dynamic' as const, setCode, mapping: [{ role: 'bar', field: 'amount' }], refreshTime: 60_000 },
  });

  it('keeps the data sets that are there, and shows samples in place of the others', () => {
    const document = { reportCode: 'a', widgets: [chart('there'), chart('gone'), { id: 't', type: 'text' }] };
    const [there, gone, text] = keepKnownSets(document, new Set(['there'])).widgets ?? [];
    expect(there).toEqual(chart('there'));
    expect(gone).toEqual({
      id: 'gone',
      type: 'bar-chart',
      setup: { text: 'Sales' },
      data: { dataType: 'static', sample: 'kept', refreshTime: 60_000 },
    });
    expect(text).toEqual({ id: 't', type: 'text' });
  });

  it('is whole for each of them, in both languages', async () => {
    for (const { load } of SAMPLE_TEMPLATES) {
      const inLanguage = await load();
      for (const language of ['zh', 'en'] as const) {
        const { widgets = [], dashboard } = keepKnownSets(inLanguage(language), new Set());
        expect(dashboard?.language).toBe(language);
        expect(widgets.filter(({ data }) => data?.dataType === 'dynamic')).toEqual([]);
        expect(widgets.length).toBeGreaterThan(8);
      }
    }
  });

  it('needs no data set where it is a template', async () => {
    const neverAsked = () => Promise.reject(new Error('asked'));
    const document = await loadTemplate(TEMPLATES[0]?.id, 'zh', neverAsked);
    expect(document?.widgets?.length).toBeGreaterThan(8);
    expect(await loadTemplate('blank', 'zh', neverAsked)).toBeUndefined();
  });
});
