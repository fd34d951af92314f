import {
  CORPUS,
  countQueries,
  propose,
  sampleQuery,
  tableOf,
  toProfile,
  VARIETIES,
  type CorpusTable,
  type PlanBase,
  type Proposal,
} from '@aj-report/admin/make-screen-plan';
import type { Column, DataSetQuery, Language, Row } from '@aj-report/contract';
import { writeXlsx } from 'hucre/xlsx';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext, readWidgets } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

/** How many looks are drawn of a kind of workbook: with the looks in turn, each is drawn of every other kind. */
const LOOKS_OF_A_KIND = 3;

/** Every kind once, the languages and the looks in turn. */
const CASES = CORPUS.map((kind, at) => {
  const language: Language = at % 2 === 0 ? 'zh' : 'en';
  const looks = Array.from({ length: LOOKS_OF_A_KIND }, (_, next) => VARIETIES[(at + 2 * next) % VARIETIES.length]!.id);
  return { id: kind.id, language, looks, table: tableOf(kind, language) };
});
const SOURCE = { sourceCode: 'corpus', sourceType: 'spreadsheet' } as const;

function sheetOf(id: string, { columns, rows }: CorpusTable) {
  const cells = rows.map((row) =>
    columns.map(({ name, type }, at): [string, string | number | boolean | Date | null] => {
      const value = row[at] ?? null;
      return [name, type === 'date' || type === 'datetime' ? value && new Date(`${String(value)}Z`) : value];
    }),
  );
  return {
    name: id,
    columns: columns.map(({ name }) => ({ header: name, key: name })),
    data: cells.map((row) => Object.fromEntries(row)),
  };
}

/** Pairs of widgets that stand on each other as they are drawn; frames stand behind what they frame. */
function readOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: Element[] = [];
    const walk = (node: Element | ShadowRoot): void => {
      if (node instanceof Element && node.shadowRoot) walk(node.shadowRoot);
      for (const child of node.children) walk(child);
      if (node instanceof Element && node.shadowRoot?.querySelector('[part="drawing"]')) found.push(node);
    };
    walk(document.documentElement);
    const boxes = found
      .filter(({ tagName }) => tagName !== 'AJ-BORDER')
      .map((widget) => ({ tag: widget.tagName, box: widget.getBoundingClientRect() }));
    return boxes.flatMap(({ tag, box }, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
        )
        .map((other) => `${tag} ${other.tag}`),
    );
  });
}

describe('every proposal for every kind of workbook', () => {
  let product: Product;
  let browser: Browser;
  let page: Page;
  let problems: string[];
  let api: Api;
  const tables = new Map<string, string>();

  const run = (query: DataSetQuery) =>
    api.get<{ columns: Column[]; data: Row[] }>('POST', '/dataSet/testTransform', query);

  async function profileIn(base: PlanBase, name: string) {
    const { columns, data } = await run(sampleQuery(base));
    const counts: Row[] = [];
    for (const query of countQueries(base, columns)) counts.push((await run(query)).data[0] as Row);
    return toProfile(name, columns, data, counts);
  }

  /** Saves and publishes a proposal, as the dialog and its user do. */
  async function publish({ sets, document }: Proposal, reportCode: string): Promise<void> {
    for (const { key, name, query } of sets) {
      await run(query);
      await api.get('POST', '/dataSet', { ...query, setCode: `${reportCode}_${key}`, setName: name });
    }
    const widgets = (document.widgets ?? []).map((widget) =>
      widget.data?.setCode
        ? { ...widget, data: { ...widget.data, setCode: `${reportCode}_${widget.data.setCode}` } }
        : widget,
    );
    const report = { reportCode, reportName: reportCode, reportType: 'report_screen' };
    await api.get('POST', '/report', report);
    await api.get('POST', '/reportDashboard', { ...document, widgets, reportCode });
  }

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    browser = await openBrowser();
    const opened = await openContext(browser);
    problems = opened.problems;
    page = await opened.context.newPage();
    // Everything stands in its place at once, without entrances.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, product);
    api = new Api(product.address);
    await api.login();
    const bytes = await writeXlsx({ sheets: CASES.map(({ id, table }) => sheetOf(id, table)) });
    const { id } = await api.upload('/dataSource/import', { name: 'corpus.xlsx', bytes }, SOURCE);
    const source = await api.waitForImport(id);
    expect(source.failureReason).toBe(null);
    expect(source.tables).toHaveLength(CASES.length);
    expect(source.tables.map(({ rows }) => rows)).toEqual(CASES.map(({ table }) => table.rows.length));
    for (const [at, { name }] of source.tables.entries()) tables.set(CASES[at]!.id, name);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  it.each(CASES)(
    'is drawn without an empty or failed widget: $id in $language',
    async ({ id, language, looks, table }) => {
      const base: PlanBase = { ...SOURCE, table: tables.get(id)! };
      const proposals = propose(await profileIn(base, table.name), base, language);
      expect(proposals.map((proposal) => proposal.id)).toEqual(VARIETIES.map((variety) => variety.id));
      for (const proposal of proposals.filter((one) => looks.includes(one.id))) {
        const reportCode = `${id}_${proposal.id}`.replaceAll('-', '_');
        await publish(proposal, reportCode);
        await page.goto(`${product.address}/bigscreen/viewer?reportCode=${reportCode}`);
        const all = proposal.document.widgets?.length;
        await expect
          .poll(async () => {
            const { drawn, covered } = await readWidgets(page);
            return { reportCode, drawn: drawn.length, covered };
          })
          .toEqual({ reportCode, drawn: all, covered: [] });
        expect(await readOverlaps(page)).toEqual([]);
      }
      expect(problems).toEqual([]);
    },
  );
});
