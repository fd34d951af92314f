import { expect } from '@esm-bundle/chai';
import type { ScreenDocument } from '@aj-report/contract';
import { answerAll, BrowserService, toDataResponse, toScreen } from '../browser-service.testing.ts';
import type { FailureDetail } from '../index.ts';
import { heard, part, until } from '../tag.testing.ts';
import type { AjWidget } from './aj-widget.ts';
import './define.ts';

const linkage = [{ originId: 'w1', targetId: 'w2', paramsConfig: [] }];
const SCREEN: ScreenDocument = {
  ...toScreen(1),
  widgets: [
    ...toScreen(1).widgets!.map((node) => ({ ...node, left: 100, width: 400, height: 200, linkage })),
    { id: 'w2', type: 'text', left: 0, top: 0, width: 300, height: 100, layerName: '合计', setup: { text: '二' } },
  ],
};

let service: BrowserService;
beforeEach(() => {
  service = new BrowserService((call) =>
    call.path === '/reportDashboard/sales' ? toDataResponse(SCREEN) : answerAll(call),
  );
});
afterEach(() => {
  document.body.replaceChildren();
  service.restore();
});

function open(widget: string, height = ''): AjWidget {
  const tag = Object.assign(document.createElement('aj-widget'), { src: '/aj/c1', widget, language: 'zh' });
  Object.assign(tag.style, { width: '600px', height });
  document.body.append(tag);
  return tag;
}

const boxOf = (tag: AjWidget, id: string) => tag.renderRoot.querySelector('aj-stage')!.boxOf(id);
const sizeOf = (tag: AjWidget, id: string) => {
  const { width, height } = boxOf(tag, id)!.getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
};

describe('aj-widget', () => {
  it('shows one widget of a screen as large as its own box, with its data', async () => {
    const tag = open('w1', '150px');
    await heard(tag, 'aj-ready');
    expect([boxOf(tag, 'w2'), sizeOf(tag, 'w1')]).to.deep.equal([undefined, [600, 150]]);
    expect(boxOf(tag, 'w1')!.querySelector('aj-table')!.currentTable.rowCount).to.equal(2);
    tag.style.width = '300px';
    await until(() => sizeOf(tag, 'w1')[0] === 300);
  });

  it('has the proportions of the widget where the page gives no height', async () => {
    const tag = open('w2');
    await heard(tag, 'aj-ready');
    await until(() => tag.clientHeight === 200 && sizeOf(tag, 'w2')[1] === 200);
  });

  it('asks for the screen once, however many stand on a page, and stops with the last', async () => {
    const tags = [open('w1', '100px'), open('w2', '100px'), open('w1', '100px')];
    await Promise.all(tags.map((tag) => heard(tag, 'aj-ready')));
    const asks = () => service.seen.filter(({ path }) => path === '/reportDashboard/sales').length;
    expect(asks()).to.equal(1);
    expect(service.seen.filter(({ path }) => path.startsWith('/reportShare/detail'))).to.have.length(1);
    tags[0]!.remove();
    window.dispatchEvent(new Event('online'));
    await until(() => asks() === 2);
    for (const tag of tags) tag.remove();
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asks()).to.equal(2);
  });

  it('says so in the language of the screen, with some of many widgets', async () => {
    const widgets = Array.from({ length: 40 }, (_, i) => ({ ...SCREEN.widgets![1]!, id: `w${i}` }));
    const dashboard = { ...SCREEN.dashboard, title: 'Sales', language: 'en' as const };
    service.answer = (call) =>
      call.path === '/reportDashboard/sales' ? toDataResponse({ ...SCREEN, dashboard, widgets }) : answerAll(call);
    const tag = Object.assign(document.createElement('aj-widget'), { src: '/aj/c1', widget: 'zz' });
    document.body.append(tag);
    const { message } = await heard<FailureDetail>(tag, 'aj-error');
    expect(message).to.match(/^The screen “Sales” has no widget with the id “zz”\. .* w7 \(合计\) and 32 more\.$/);
  });

  it('says which widgets there are when it is given another', async () => {
    const tag = open('w9');
    const { name, code, message } = await heard<FailureDetail>(tag, 'aj-error');
    expect([name, code]).to.deep.equal(['noWidget', 'widget/missing']);
    expect(message).to.equal(
      '大屏“经营大屏”上没有 ID 为“w9”的组件。请把 widget 改为其中之一：w1（table）、w2（合计）。',
    );
    await until(() => part(tag, 'error')?.textContent?.includes(message));
    tag.lang = 'en';
    await until(() =>
      part(tag, 'error')?.textContent?.includes(
        'no widget with the id “w9”. Set widget to one of these: w1 (table), w2 (合计).',
      ),
    );
    tag.widget = 'w2';
    await heard(tag, 'aj-ready');
  });
});
