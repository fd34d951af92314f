import { describe, expect, it } from 'vitest';
import { toPages } from './sandboxed-page.ts';

const BASE = 'https://wall.example/screens/a';

function pagesOf(url: string, context: Readonly<Record<string, string>> = {}) {
  return toPages([{ name: '', url }], context, BASE, ['https://wall.example']);
}

describe('the pages in a sandbox', () => {
  it('are http, https or paths of the site', () => {
    expect(pagesOf('https://a.example/x')[0]?.url).toBe('https://a.example/x');
    expect(pagesOf('/x')[0]?.url).toBe('https://wall.example/x');
    for (const url of ['', 'javascript:alert(1)', 'data:text/html,<b>', 'blob:https://a/b', 'file:///x', 'about:blank'])
      expect(pagesOf(url)).toEqual([]);
  });

  it('take encoded parameters of the page', () => {
    expect(pagesOf('https://a.example/?line={line}', { line: '2&admin=1' })[0]?.url).toBe(
      'https://a.example/?line=2%26admin%3D1',
    );
  });

  it('never have scripts and our origin at once', () => {
    expect(pagesOf('/x')[0]?.sandbox.split(' ')).not.toContain('allow-same-origin');
    expect(pagesOf('https://a.example/')[0]?.sandbox.split(' ')).toContain('allow-same-origin');
    expect(pagesOf('https://a.example/')[0]?.sandbox).not.toContain('allow-top-navigation');
  });

  it('are called by their host when they have no name', () => {
    expect(pagesOf('https://a.example:8443/x')[0]?.name).toBe('a.example:8443');
  });
});
