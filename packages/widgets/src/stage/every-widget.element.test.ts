import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import axe from 'axe-core';
import { declarations } from '../gen/declarations.gen.ts';
import { samples as samplesByType } from '../gen/samples.gen.ts';
import { COMMON_PARTS } from '../kit/widget/common-parts.ts';
import { recordVideo } from '../kit/media/record-video.testing.ts';
import { sampleIn } from '../kit/widget/sample-in.ts';
import { sampleDataIn } from '../kit/widget/sample-language.ts';
import type { WidgetDeclaration } from '../kit/widget/define-widget.ts';
import type { WidgetElement } from '../kit/element/widget-element.ts';
import type { WidgetSample } from '../kit/widget/widget-sample.ts';
import { nextFrame } from '../kit/testing/until.testing.ts';
import { showsChoice } from '../kit/control/shows-choice.ts';
import { showWidget } from './every-widget.testing.ts';

/** Rules about a whole page, which a widget is not. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title', 'html-has-lang', 'bypass'];

/** Its drawing is typed by hand: what is wrong in it, or missing from the data, is reported instead of drawn. */
const TELLS_MISTAKES = new Set(['custom-chart']);

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Frames in which entrances begin, and in which nothing may be drawn anew afterwards. */
const SETTLE_FRAMES = 6;
const REST_FRAMES = 10;

const SMALL = { width: 200, height: 120 };

async function findBarriers(element: WidgetElement): Promise<string[]> {
  const rules = Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(element, { rules, iframes: false, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

function coverOf({ renderRoot }: WidgetElement): string | undefined {
  return renderRoot.querySelector<HTMLElement>('.aj-cover')?.dataset['cover'];
}

function badgeOf({ renderRoot }: WidgetElement): HTMLElement | null {
  return renderRoot.querySelector<HTMLElement>('.aj-badge');
}

/** Names of its own parts that a page's style sheet reaches, and of those that an element within passes on. */
function partsOf({ renderRoot }: WidgetElement): string[] {
  const named = [...renderRoot.querySelectorAll('[part]')].flatMap((one) => [...one.part]);
  const passedOn = [...renderRoot.querySelectorAll('[exportparts]')].flatMap(
    (one) => one.getAttribute('exportparts')?.split(', ') ?? [],
  );
  return [...named, ...passedOn].filter((name) => !(name in COMMON_PARTS));
}

/** The sample with a video that was recorded here in place of the one that the playground serves. */
function withVideo(sample: WidgetSample, address: string): WidgetSample {
  const setup = Object.entries(sample.setup ?? {});
  const own = setup.map(([name, value]) => [name, value === 'sample-video.webm' ? address : value]);
  return { ...sample, setup: Object.fromEntries(own) };
}

/** Opens what the widget shows over the page only. */
async function openPopups(element: WidgetElement): Promise<void> {
  for (const popup of element.renderRoot.querySelectorAll<HTMLElement>('[popover]')) popup.showPopover();
  await element.updateComplete;
}

/** Picks two days in an open calendar, for what is there only once something is chosen. */
async function pickDays(element: WidgetElement): Promise<void> {
  for (const detail of ['2026-09-07', '2026-09-18']) {
    element.renderRoot.querySelector('aj-calendar-picker')?.dispatchEvent(new CustomEvent('aj-pick', { detail }));
    await element.updateComplete;
  }
}

/** What a widget that turns pages shows when there are more rows than it was given. */
function pagedValues({ fields }: WidgetDeclaration, rows: Rows): Readonly<Record<string, unknown>> {
  if (!('isPaged' in fields)) return {};
  const on = { isPaged: true, isPager: true, isFilterable: true };
  return { ...on, table: { ...toTable(rows), total: rows.length + 100 } };
}

function isDrawn({ renderRoot }: WidgetElement): boolean {
  return renderRoot.querySelector('.aj-drawing:not([data-off])') !== null;
}

let video = '';
before(async () => {
  video = await recordVideo();
});

/** Type of the only widget to draw, empty = all of them; from the environment of the runner. */
const ONLY = (window as unknown as { process: { env: { WIDGET: string } } }).process.env.WIDGET;

for (const declaration of Object.values(declarations).filter(({ type }) => ONLY === '' || type === ONLY)) {
  const samples = samplesByType[declaration.type] ?? [];
  const typical = samples.find(({ name }) => name === 'typical') ?? samples[0];
  const takesData = declaration.shape !== 'none';
  const rows = sampleIn(declaration, typical ?? {}, 'zh').rows ?? sampleDataIn(declaration, 'zh').sampleRows;

  describe(`the widget ${declaration.type}`, () => {
    afterEach(() => document.body.replaceChildren());

    it('has no barriers, seen or edited', async () => {
      for (const mode of ['view', 'edit']) {
        const { element, failures } = await showWidget(declaration, { mode }, typical);
        expect(failures).to.deep.equal([]);
        expect(await findBarriers(element), mode).to.deep.equal([]);
      }
    });

    it('draws all of its samples, of the parts that it declares', async () => {
      const parts = new Set<string>();
      for (const sample of samples) {
        if (TELLS_MISTAKES.has(declaration.type) && sample.name === 'wrong') continue;
        const { element, failures } = await showWidget(declaration, {}, withVideo(sample, video));
        expect(failures, sample.name).to.deep.equal([]);
        await openPopups(element);
        for (const part of partsOf(element)) parts.add(part);
        await pickDays(element);
        for (const part of partsOf(element)) parts.add(part);
      }
      const { element } = await showWidget(declaration, pagedValues(declaration, rows), typical);
      for (const part of partsOf(element)) parts.add(part);
      expect([...parts].toSorted()).to.deep.equal(Object.keys(declaration.styleParts ?? {}).toSorted());
    });

    it('comes to rest once it has drawn, also with a choice that a page makes', async () => {
      for (const still of [true, false]) {
        const { element, updates } = await showWidget(declaration, { still, rows }, typical);
        const [first = {}] = rows;
        const [value] = Object.values(first);
        if (showsChoice(element)) element.showChoice({ value, values: [value], label: String(value) });
        for (let frame = 0; frame < SETTLE_FRAMES; frame++) await nextFrame();
        const before = updates();
        for (let frame = 0; frame < REST_FRAMES; frame++) await nextFrame();
        const moved = updates() - before;
        if (still) expect(moved, 'a picture').to.equal(0);
        // A clock ticks and a list moves on now and then; what moves in every frame does so without being drawn anew.
        else expect(moved, 'a live widget').to.be.at.most(2);
      }
    });

    it('draws whatever data come', async () => {
      if (!takesData || TELLS_MISTAKES.has(declaration.type)) return;
      const [first = {}] = rows;
      const all = (value: unknown) => Object.fromEntries(Object.keys(first).map((name) => [name, value]));
      const hostile = [
        [all(null)],
        [all(null), first, all('')],
        [first],
        [first, first],
        rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]))),
        [all(-1e15), all(1e15)],
        [all('文本'), all('<b>&</b>')],
        [{ 别的列: '🎌 ẞ ‏ערב' }],
        [{ 别的列: 1, [Object.keys(first)[0] ?? 'a']: null }],
      ];
      for (const one of hostile) {
        const { failures } = await showWidget(
          declaration,
          { rows: one },
          typical && { ...typical, mapping: [] },
          SMALL,
        );
        expect(failures, JSON.stringify(one)).to.deep.equal([]);
      }
      const wrong = [{ role: 'noSuchRole', field: 'noSuchField' }];
      const { failures } = await showWidget(declaration, { rows, mapping: wrong }, typical, SMALL);
      expect(failures, 'wrong mapping').to.deep.equal([]);
    });

    it('says that it loads, is empty or failed before it has anything to draw', async () => {
      if (!takesData) return;
      const bare = typical && { ...typical, rows: undefined as never };
      const loading = await showWidget(declaration, { rows: undefined, status: 'loading' }, bare, SMALL);
      expect(coverOf(loading.element)).to.equal('skeleton');
      const empty = await showWidget(declaration, { rows: [], status: 'empty' }, bare, SMALL);
      expect(coverOf(empty.element) === 'empty' || isDrawn(empty.element)).to.equal(true);
      const values = { rows: undefined, status: 'error', errorMessage: '数据集已停用' };
      const { element, failures } = await showWidget(declaration, values, bare, SMALL);
      expect(coverOf(element)).to.equal('error');
      expect(element.renderRoot.querySelector('.aj-cover')?.textContent).to.include('数据集已停用');
      expect([...loading.failures, ...empty.failures, ...failures]).to.deep.equal([]);
    });

    it('keeps its last picture under a mark in the corner when its data fail or age', async () => {
      if (!takesData || rows.length === 0) return;
      for (const status of ['error', 'stale']) {
        const { element } = await showWidget(declaration, { rows, status }, typical, SMALL);
        const badge = badgeOf(element);
        expect(isDrawn(element), status).to.equal(true);
        expect(badge?.dataset['badge']).to.equal(status);
        const inner = badge!.getBoundingClientRect();
        const outer = element.getBoundingClientRect();
        expect(inner.right)
          .to.be.at.most(outer.right)
          .and.above(outer.right - 12);
        expect(inner.top)
          .to.be.at.least(outer.top)
          .and.below(outer.top + 12);
        expect(inner.bottom).to.be.at.most(outer.bottom);
      }
    });

    it('marks sample data in the editor, below where it hides little', async () => {
      if (!takesData || declaration.sampleRows.length === 0) return;
      const { element } = await showWidget(declaration, { rows: undefined, mode: 'edit', status: 'sample' });
      const badge = badgeOf(element);
      expect(badge?.dataset['badge']).to.equal('sample');
      const [inner, outer] = [badge!.getBoundingClientRect(), element.getBoundingClientRect()];
      expect([inner.right, inner.bottom]).to.deep.equal([outer.right, outer.bottom]);
    });
  });
}
