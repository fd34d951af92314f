import { defaultsOf, normalizeWidget, type ScreenDocument, type WidgetNode } from '@aj-report/contract';
import { transform } from 'esbuild';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc';
import { declarations } from '../gen/declarations.gen.ts';
import { toHtmlCode, toReactCode } from './copied-code.ts';
import { toJsonCode } from './copied-json.ts';
import { toVueCode } from './copied-vue.ts';
import { shownParts, type ShownWidget } from './shown-widget.ts';

const shown: ShownWidget = {
  declaration: declarations['bar-chart']!,
  setup: { text: 'A "B" <c>', isShowTitle: true, customColor: ['#ff0000'], maxWidth: 12 },
  rows: [{ name: '</script>', n: 1 }],
  mapping: [],
  parts: [],
  theme: 'light',
  language: 'en',
  size: { width: 480, height: 300 },
};

/** A container as the playground shows its first sample. */
function containing(type: 'panel' | 'tab-panel', setup: ShownWidget['setup'] = {}): ShownWidget {
  const declaration = declarations[type]!;
  const parts = shownParts(declaration, {}, 'en');
  return {
    declaration,
    setup,
    rows: undefined,
    mapping: [],
    parts,
    theme: 'light',
    language: 'en',
    size: { width: 400, height: 300 },
  };
}

interface Made {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly inside: readonly Made[];
}

/** What a copied component returns. */
async function made(code: string): Promise<Made> {
  const { code: plain } = await transform(code, { loader: 'tsx', jsx: 'transform', format: 'cjs' });
  const names = new Proxy({}, { get: (_, name) => String(name) });
  const createElement = (type: string, props: Made['props'], ...inside: Made[]): Made => ({ type, props, inside });
  const module = { exports: {} as { Example?: () => Made } };
  runInNewContext(plain, { React: { createElement }, require: () => names, module });
  return JSON.parse(JSON.stringify(module.exports.Example?.())) as Made;
}

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
    expect(code).toContain("import { AjBarChart } from '@aj-report/widgets/react';");
    const { text, customColor, maxWidth } = shown.setup;
    expect(await made(code)).toEqual({
      type: 'AjBarChart',
      props: { theme: 'light', language: 'en', text, customColor, maxWidth, style: shown.size, rows: shown.rows },
      inside: [],
    });
  });

  it.each([shown, containing('tab-panel'), containing('panel')])(
    'is a single-file component that Vue compiles',
    (one) => {
      const code = toVueCode(one);
      const { descriptor, errors } = parse(code);
      expect(errors).toEqual([]);
      const { bindings } = compileScript(descriptor, { id: 'x' });
      const template = compileTemplate({
        source: descriptor.template?.content ?? '',
        filename: 'x.vue',
        id: 'x',
        compilerOptions: {
          ...(bindings ? { bindingMetadata: bindings } : {}),
          isCustomElement: (tag) => tag.startsWith('aj-'),
        },
      });
      expect(template.errors).toEqual([]);
      expect(template.code).not.toMatch(/_ctx\./);
      expect(code).toContain(`import '@aj-report/widgets/${one.declaration.type}';`);
    },
  );

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

describe('what the playground copies of a container', () => {
  it('is a tag with those that it holds within, each in its part and place', () => {
    const html = toHtmlCode(containing('tab-panel'));
    const figures = ['<aj-number-card', '<aj-number-card'];
    expect(html.match(/<aj-[a-z-]+/g)).toEqual(
      ['<aj-tab-panel', figures, '<aj-ranking-list', figures, '<aj-ranking-list', figures, '<aj-progress-bar'].flat(),
    );
    expect(html.match(/slot="part-\d"/g)).toHaveLength(9);
    expect(html).toContain('widget.parts = [{"id":"part-1","title":"Output"},');
    expect(html).toContain('widget.children[3].rows = [{"Pass rate":97.9},');
    expect(html).toMatch(/style="position: absolute; left: 3%; top: 5%; width: [\d.]+%; height: 42.5%"/);
  });

  it('has no slots where all parts are seen', () => {
    const html = toHtmlCode(containing('panel'));
    expect(html.match(/<aj-[a-z-]+/g)).toHaveLength(5);
    expect(html).not.toContain('slot=');
  });

  it('is a component for React with those that it holds', async () => {
    const shown = containing('tab-panel');
    const { type, props, inside } = await made(toReactCode(shown));
    expect([type, props['parts']]).toMatchObject(['AjTabPanel', [{ title: 'Output' }, { title: 'Quality' }, {}]]);
    expect(inside.map((one) => one.props['slot'])).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3].map((at) => `part-${at}`));
    const [first] = shown.parts[0]!.widgets;
    expect(inside[0]).toMatchObject({
      type: 'AjNumberCard',
      props: { theme: 'light', language: 'en', rows: first!.rows, mapping: first!.mapping, style: { left: '3%' } },
    });
  });

  it('is the groups and widgets of a screen document that shows them', () => {
    const { groups, widgets } = JSON.parse(toJsonCode(containing('tab-panel'))) as Required<ScreenDocument>;
    expect(groups.map(({ name, container }) => [name, container])).toEqual(
      ['Output', 'Quality', 'Machines'].map((name) => [name, 'tab-panel']),
    );
    expect(new Set(widgets.map(({ id }) => id)).size).toBe(10);
    expect(widgets.map(({ group }) => group)).toEqual([undefined, ...groups.flatMap(({ id }) => [id, id, id])]);
    const [box, ...held] = widgets.map((node) => normalizeWidget(node));
    expect(held[0]?.data.staticData).toHaveLength(6);
    for (const { left, top, width, height } of held) {
      expect(left > 0 && top > 30 && left + width < box!.width && top + height < box!.height).toBe(true);
    }
  });

  it('keeps what its title takes out of its room', () => {
    const topOf = (setup: ShownWidget['setup']) =>
      (JSON.parse(toJsonCode(containing('panel', setup))) as Required<ScreenDocument>).widgets[1]!.top!;
    expect(topOf({ headingHeight: 80 }) - topOf({ headingHeight: 50 })).toBeGreaterThan(20);
  });
});
