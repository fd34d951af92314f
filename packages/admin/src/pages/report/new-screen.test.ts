import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { newScreenFields, toFirstDraft } from './new-screen.ts';

describe('a new screen', () => {
  it('has the size and theme that its form asks for, and the name of the report', () => {
    const values = { screenSize: '750x1334', screenTheme: 'light' };
    expect(toFirstDraft(values, { reportCode: 'hall', reportName: '大厅' }, 'zh')).toEqual({
      reportCode: 'hall',
      dashboard: { title: '大厅', width: 750, height: 1334, theme: 'light' },
      publish: 0,
    });
  });

  it('is a wall in the usual theme unless something else is chosen', () => {
    const { dashboard } = toFirstDraft(defaultsOf(newScreenFields), { reportCode: 'hall', reportName: '大厅' }, 'zh');
    expect(dashboard).toMatchObject({ width: 1920, height: 1080, theme: 'deep-blue' });
  });

  it('may begin with a template, which brings its size and theme and takes the name of the report', () => {
    const values = { ...defaultsOf(newScreenFields), screenTemplate: 'phone-page' };
    const { dashboard, widgets } = toFirstDraft(values, { reportCode: 'hall', reportName: 'Hall' }, 'en');
    expect(dashboard).toMatchObject({ title: 'Hall', width: 390, height: 844, theme: 'light' });
    expect(widgets?.length).toBeGreaterThan(5);
  });
});
