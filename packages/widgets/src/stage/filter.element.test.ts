import { toTable, type ScreenDocument } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import type { AjDropDown } from '../widgets/drop-down/drop-down.element.ts';
import { AjStage } from './aj-stage.ts';
import type { DataAnswer, DataProvider, DataQuery } from './data-provider.ts';

const violations: string[] = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  violations.push(`${violatedDirective} ${blockedURI}`);
});
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "style-src 'self'; require-trusted-types-for 'script'";
document.head.append(policy);

class RememberingProvider implements DataProvider {
  readonly asked: DataQuery[] = [];

  async query(_code: string, queries: readonly DataQuery[], onAnswer: (answer: DataAnswer) => void): Promise<void> {
    this.asked.push(...queries);
    await Promise.resolve();
    for (const { id } of queries) onAnswer({ id, table: toTable([{ v: 1 }]) });
  }
}

const SCREEN: ScreenDocument = {
  reportCode: 'filtered',
  dashboard: { width: 800, height: 400 },
  widgets: [
    {
      id: 'filter',
      type: 'drop-down',
      left: 0,
      top: 0,
      width: 240,
      height: 44,
      setup: { defaultValue: 'east' },
      linkage: [
        {
          originId: 'filter',
          targetId: 'figure',
          targetName: '',
          paramsConfig: [{ originKey: 'value', targetKey: 'region' }],
        },
      ],
    },
    {
      id: 'figure',
      type: 'text',
      left: 0,
      top: 100,
      width: 240,
      height: 44,
      data: { dataType: 'dynamic', setCode: 's', refreshTime: 0, contextData: { region: 'all' } },
    },
    { id: 'frame', type: 'border', left: 300, top: 0, width: 400, height: 300, setup: { showtype: 'rails' } },
    { id: 'light', type: 'flowing-line', left: 300, top: 310, width: 400, height: 4 },
    { id: 'sign', type: 'decoration', left: 300, top: 320, width: 400, height: 60, setup: { showtype: 'radar' } },
    { id: 'clock', type: 'time', left: 0, top: 200, width: 240, height: 40 },
    { id: 'news', type: 'marquee', left: 0, top: 250, width: 240, height: 40 },
    {
      id: 'link',
      type: 'hyperlink',
      left: 0,
      top: 300,
      width: 240,
      height: 40,
      setup: { linkAddress: '/detail?line={line}' },
    },
    {
      id: 'picture',
      type: 'image',
      left: 0,
      top: 350,
      width: 40,
      height: 40,
      setup: { imageAddress: '/files/1', startRotate: true },
    },
  ],
};

async function show(provider: DataProvider): Promise<AjStage> {
  const stage = new AjStage();
  stage.style.width = '800px';
  stage.style.height = '400px';
  Object.assign(stage, { document: SCREEN, provider, context: { line: '2 号' }, assetBase: 'https://report.example/' });
  const ready = new Promise((resolve) => stage.addEventListener('aj-stage-ready', resolve, { once: true }));
  document.body.append(stage);
  await ready;
  return stage;
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('a screen with a filter', () => {
  afterEach(() => document.body.replaceChildren());

  it('asks with the default, with what is chosen, and with the saved value when cleared', async () => {
    const provider = new RememberingProvider();
    const stage = await show(provider);
    const last = () => provider.asked.at(-1)?.contextData['region'];
    await until(() => last() === 'east');
    const filter = stage.boxOf('filter')!.querySelector<AjDropDown>('aj-drop-down')!;
    filter.renderRoot.querySelector<HTMLElement>('.face')!.click();
    await until(() => filter.renderRoot.querySelectorAll('.option').length === 4);
    filter.renderRoot.querySelectorAll<HTMLElement>('.option')[2]!.click();
    await until(() => last() === 'north');
    await filter.updateComplete;
    filter.renderRoot.querySelector<HTMLElement>('.clear')!.click();
    await until(() => last() === 'all');
  });

  it('hands the route query and the address of its server to its widgets', async () => {
    const stage = await show(new RememberingProvider());
    const link = stage.boxOf('link')!.querySelector('aj-hyperlink')!;
    expect(link.renderRoot.querySelector('a')?.href).to.equal('https://report.example/detail?line=2%20%E5%8F%B7');
    const picture = stage.boxOf('picture')!.querySelector('aj-image')!;
    expect(picture.renderRoot.querySelector('img')?.src).to.equal('https://report.example/files/1');
  });

  it('needs no inline style and no markup from text', () => {
    expect(violations).to.deep.equal([]);
  });
});
