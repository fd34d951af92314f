import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { newScreenFields, toFirstDraft } from './new-screen.ts';

const noSets = () => Promise.resolve(new Set<string>());

describe('a new screen', () => {
  it('has the size and theme that its form asks for, and the name of the report', async () => {
    const values = { screenSize: '750x1334', screenTheme: 'light' };
    expect(await toFirstDraft(values, { reportCode: 'hall', reportName: '大厅' }, 'zh', noSets)).toEqual({
      reportCode: 'hall',
      dashboard: { title: '大厅', width: 750, height: 1334, theme: 'light' },
      publish: 0,
    });
  });

  it('is a wall in the usual theme unless something else is chosen', async () => {
    const { dashboard } = await toFirstDraft(
      defaultsOf(newScreenFields),
      { reportCode: 'hall', reportName: '大厅' },
      'zh',
      noSets,
    );
    expect(dashboard).toMatchObject({ width: 1920, height: 1080, theme: 'deep-blue' });
  });

  it('may begin with a template, which brings its size and theme and takes the name of the report', async () => {
    const values = { ...defaultsOf(newScreenFields), screenTemplate: 'phone-page' };
    const { dashboard, widgets } = await toFirstDraft(values, { reportCode: 'hall', reportName: 'Hall' }, 'en', noSets);
    expect(dashboard).toMatchObject({ title: 'Hall', width: 390, height: 844, theme: 'light' });
    expect(widgets?.length).toBeGreaterThan(5);
  });
});
