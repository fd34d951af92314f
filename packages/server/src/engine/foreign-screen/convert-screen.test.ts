import { describe, expect, it } from 'vitest';
import { convertScreen } from './convert-screen.ts';
import { converted } from './convert-screen.testing.ts';

describe('a document that nobody knows', () => {
  it('becomes nothing', () => {
    for (const value of [
      null,
      [],
      'x',
      {},
      { dashboard: 1 },
      { data: { data: {} } },
      { componentList: [] },
      { scheme: '{' },
    ])
      expect(convertScreen(value)).toBeUndefined();
  });
});

describe('an envelope around a document', () => {
  const project = { editCanvasConfig: { width: 1300, height: 700 }, componentList: [] };

  it('is opened, also one of text, and gives its name to a document without one', () => {
    const named = { ...project, editCanvasConfig: { projectName: '工厂' } };
    const titleOf = (value: unknown) => converted(value).document.dashboard?.title;
    expect(titleOf({ name: '质量', scheme: project })).toBe('质量');
    expect(titleOf({ name: '质量', scheme: JSON.stringify(project) })).toBe('质量');
    expect(titleOf({ code: 200, data: { projectName: '产线', content: JSON.stringify(project) } })).toBe('产线');
    expect(titleOf({ code: 200, data: { name: '产线', content: named } })).toBe('工厂');
    expect(titleOf(JSON.stringify(project))).toBeUndefined();
  });

  it('is not opened without end', () => {
    let value: unknown = project;
    for (let depth = 0; depth < 10; depth++) value = { data: value };
    expect(convertScreen(value)).toBeUndefined();
  });
});
