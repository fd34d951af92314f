import { expect, it } from 'vitest';
import { codeOf, EMBED_WAYS, policyOf, type Embedded } from './embed-codes.ts';

const SHOWN: Embedded = {
  root: 'https://bi.example',
  link: 'https://bi.example/aj/Xy',
  waiting: 'Loading…',
  title: 'Sales <"R&D">',
};
const scripts = {
  version: '1.2.0',
  module: { file: 'aj-bigscreen-1.2.0-0123456789.js', integrity: 'sha384-module' },
  classic: { file: 'aj-bigscreen-1.2.0-0123456789.iife.js', integrity: 'sha384-classic' },
};

it('Every way names the share, or the tag of its kind', () => {
  for (const way of EMBED_WAYS) expect(codeOf(way, SHOWN), way).toContain('https://bi.example/aj/Xy');
  const report = { ...SHOWN, link: 'https://bi.example/el/Xy' };
  expect(codeOf('script', report)).toContain('<aj-excel-report ');
  expect(codeOf('module', report)).toContain("createElement('aj-excel-report')");
  expect(codeOf('react', report)).toContain('<ExcelReport src=');
});

it('A fixed version is checked, also when it is fetched anew', () => {
  const script = codeOf('script', { ...SHOWN, scripts });
  expect(script).toContain('src="https://bi.example/embed/aj-bigscreen-1.2.0-0123456789.js"');
  expect(script).toContain('integrity="sha384-module" crossorigin="anonymous"');
  expect(script).toContain("s.integrity = this.integrity; s.crossOrigin = 'anonymous'; this.replaceWith(s)");
  const module = codeOf('module', { ...SHOWN, scripts });
  expect(module).toContain(
    '<link rel="modulepreload" href="https://bi.example/embed/aj-bigscreen-1.2.0-0123456789.js"',
  );
  expect(module).toContain('integrity="sha384-module" crossorigin="anonymous"');
  expect(codeOf('script', SHOWN)).not.toContain('integrity');
});

it('The title of a frame cannot end its attribute', () => {
  expect(codeOf('iframe', SHOWN)).toContain('title="Sales &lt;&quot;R&amp;D&quot;>"');
});

it('The policy names what each way fetches, and no more', () => {
  expect(policyOf('iframe', SHOWN)).toBe('frame-src https://bi.example;');
  expect(policyOf('react', SHOWN)).not.toContain('script-src');
  expect(policyOf('script', SHOWN)).toBe(policyOf('module', SHOWN));
  expect(policyOf('script', SHOWN)).toContain('script-src https://bi.example;\nconnect-src https://bi.example;');
});
