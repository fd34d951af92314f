import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toHref } from './hyperlink.option.ts';
import { hyperlink } from './hyperlink.widget.ts';

function hrefOf(linkAddress: string, context: Readonly<Record<string, string>> = {}): string | undefined {
  return toHref({ ...defaultsOf(hyperlink.fields), linkAddress }, context, 'https://wall.example/screens/a');
}

describe('a hyperlink', () => {
  it('opens pages, mails, calls and paths of the same site', () => {
    expect(hrefOf('https://a.example/x')).toBe('https://a.example/x');
    expect(hrefOf('mailto:a@example.org')).toBe('mailto:a@example.org');
    expect(hrefOf('tel:+8610')).toBe('tel:+8610');
    expect(hrefOf('/b?x=1')).toBe('https://wall.example/b?x=1');
  });

  it('opens nothing that would run code', () => {
    for (const address of [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      '',
    ])
      expect(hrefOf(address)).toBe(undefined);
  });

  it('takes encoded parameters of the page', () => {
    expect(hrefOf('/d?region={region}', { region: '华东&x=1' })).toBe(
      'https://wall.example/d?region=%E5%8D%8E%E4%B8%9C%26x%3D1',
    );
  });
});
