import { defaultsOf, normalizeWidget, type WidgetNode } from '@aj-report/contract';
import { transform } from 'esbuild';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { declarations } from '../gen/declarations.gen.ts';
import { toHtmlCode, toJsonCode, toReactCode, type ShownWidget } from './copied-code.ts';

const shown: ShownWidget = {
  declaration: declarations['bar-chart']!,
  setup: { text: 'A "B" <c>', isShowTitle: true, customColor: ['#ff0000'], maxWidth: 12 },
  rows: [{ name: '</script>', n: 1 }],
  mapping: [],
  theme: 'light',
  language: 'en',
  size: { width: 480, height: 300 },
};

describe('what the playground copies', () => {
  it('is markup that a page can take as it is', () => {
    const html = toHtmlCode(shown);
    expect(html).toContain('<aj-bar-chart theme="light" language="en" ');
    expect(html).toContain('text="A &quot;B&quot; &lt;c>"');
    expect(html).toContain('max-width="12"');
    expect(html).toContain('widget.customColor = ["#ff0000"];');
    expect(html).toContain('widget.rows = [{"name":"\\u003c/script>","n":1}];');
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });

  it('needs no second script when attributes say it all', () => {
    const { rows: _, ...rest } = shown;
    expect(toHtmlCode({ ...rest, rows: undefined, setup: {} }).split('\n')).toHaveLength(2);
  });

  it('is a component for React that compiles as it is', async () => {
    const code = toReactCode(shown);
    const { code: plain } = await transform(code, { loader: 'tsx', jsx: 'transform', format: 'cjs' });
    const seen: unknown[] = [];
    const react = { createElement: (type: unknown, props: unknown) => seen.push(type, props) };
    const load = (name: string) => (name === '@aj-report/widgets/react' ? { AjBarChart: 'bar' } : undefined);
    const module = { exports: {} as { Example?: () => void } };
    runInNewContext(plain, { React: react, require: load, module });
    module.exports.Example?.();
    const { text, customColor, maxWidth } = shown.setup;
    expect(JSON.parse(JSON.stringify(seen))).toEqual([
      'bar',
      { theme: 'light', language: 'en', text, customColor, maxWidth, style: shown.size, rows: shown.rows },
    ]);
  });

  it('is a widget of a screen document', () => {
    const node = JSON.parse(toJsonCode(shown)) as WidgetNode;
    expect(normalizeWidget(node)).toMatchObject({
      type: 'bar-chart',
      width: 480,
      setup: { text: 'A "B" <c>', maxWidth: 12 },
      data: { dataType: 'static', staticData: shown.rows },
    });
  });

  it('leaves out what equals the default', () => {
    const { maxWidth } = defaultsOf(shown.declaration.fields) as { maxWidth: number };
    expect(toHtmlCode({ ...shown, setup: { maxWidth } })).not.toContain('max-width=');
    expect(JSON.parse(toJsonCode({ ...shown, setup: { maxWidth } }))).toMatchObject({ setup: {} });
  });
});
