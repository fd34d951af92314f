import { expect } from '@esm-bundle/chai';
import {
  answerAll,
  BrowserService,
  refuseConnection,
  toDataResponse,
  toFailureResponse,
  toScreen,
  type SeenCall,
} from './browser-service.testing.ts';
import { AjBigscreen, type FailureDetail, type ScreenDetail } from './index.ts';
import { heard, openTag, part, until } from './tag.testing.ts';

let service: BrowserService;
let screen: AjBigscreen | undefined;

beforeEach(() => {
  service = new BrowserService(answerAll);
});

afterEach(() => {
  screen?.remove();
  service.restore();
});

function open(attributes: Readonly<Record<string, string>>): AjBigscreen {
  screen = openTag(attributes);
  return screen;
}

function lastQuery(): SeenCall | undefined {
  return service.seen.findLast((call) => call.path === '/reportDashboard/getDataBatch');
}

describe('aj-bigscreen', () => {
  it('shows a shared screen, and tells when it was loaded and when it is drawn', async () => {
    const tag = open({ src: '/aj/c1' });
    const [loaded, ready] = await Promise.all([
      heard<ScreenDetail>(tag, 'aj-load'),
      heard<ScreenDetail>(tag, 'aj-ready'),
    ]);
    const size = { width: 800, height: 400 };
    expect(loaded).to.deep.equal({
      reportCode: 'sales',
      revision: 1,
      title: '经营大屏',
      ...size,
      pages: [],
      pageSeconds: 0,
    });
    expect(ready).to.deep.equal(loaded);
    expect(part(tag, 'loading')).to.equal(null);
  });

  it('keeps the colours of its own cards from the widgets of the screen', async () => {
    const tag = open({ src: '/aj/c1' });
    await heard(tag, 'aj-ready');
    const look = getComputedStyle(tag.renderRoot.querySelector('aj-stage')!);
    // What filters take from their own properties, and from the theme where those are empty.
    for (const name of ['--surface', '--ink', '--accent']) expect(look.getPropertyValue(name)).to.equal('');
  });

  it('sends its token as Share-Token, and neither cookies nor Authorization', async () => {
    const tag = open({ src: '/bigscreen/viewer?reportCode=sales', token: 'minted' });
    await heard(tag, 'aj-ready');
    for (const call of service.seen) {
      expect(call.headers.get('Share-Token')).to.equal('minted');
      expect(call.headers.get('Authorization')).to.equal(null);
      expect(call.credentials).to.equal('omit');
    }
    expect(service.seen.map((call) => call.path)).to.deep.equal([
      '/reportDashboard/sales',
      '/reportDashboard/getDataBatch',
    ]);
  });

  it('lays the parameters of its address, then its own, over those of the widgets', async () => {
    const tag = open({ src: '/aj/c1?city=上海&year=2025', params: 'year=2026' });
    await heard(tag, 'aj-ready');
    expect(lastQuery()?.body['queries']).to.deep.equal([
      { id: 'w1', setCode: 'orders', contextData: { city: '上海', year: '2026' } },
    ]);
    tag.params = { year: '2027' };
    const asked = await until(() => JSON.stringify(lastQuery()?.body).includes('2027') && lastQuery());
    expect(asked.body['queries']).to.deep.equal([
      { id: 'w1', setCode: 'orders', contextData: { city: '上海', year: '2027' } },
    ]);
  });

  it('takes the height of the screen’s proportions when the page gives none, and the page’s when it does', async () => {
    const tag = open({ src: '/aj/c1' });
    await heard(tag, 'aj-load');
    await tag.updateComplete;
    expect(tag.getBoundingClientRect().height).to.equal(200);
    tag.style.height = '333px';
    expect(tag.renderRoot.querySelector('.frame')?.getBoundingClientRect().height).to.equal(333);
  });

  const failures: [number, string, FailureDetail['name'], string, string][] = [
    [401, '50014', 'expired', '访问已过期', 'Access has expired'],
    [403, 'share/paused', 'paused', '分享已暂停', 'This share is paused'],
    [404, 'report.share.link.invalid', 'withdrawn', '分享已取消', 'This share was withdrawn'],
    [403, 'share/origin-refused', 'otherOrigin', '此网页不能显示该大屏', 'This page may not show this screen'],
    [401, 'User.credentials.expired', 'signedOut', '请先登录', 'Please log in'],
    [403, 'User.no.authority', 'forbidden', '没有查看权限', 'You may not view this screen'],
    [404, 'screen/not-published', 'notFound', '大屏不存在', 'There is no such screen'],
    [400, 'request/invalid', 'refused', '请求未被接受', 'The request was not accepted'],
  ];
  for (const [status, code, name, zh, en] of failures) {
    it(`says in both languages that it is ${name}`, async () => {
      service.answer = () => toFailureResponse(status, code);
      const tag = open({ src: '/bigscreen/viewer?reportCode=sales', 'login-url': '/login' });
      expect(await heard(tag, 'aj-error')).to.deep.equal({ name, code, message: code, isRetrying: false });
      await tag.updateComplete;
      expect(part(tag, 'error')?.querySelector('h2')?.textContent).to.equal(zh);
      tag.language = 'en';
      await tag.updateComplete;
      expect(part(tag, 'error')?.querySelector('h2')?.textContent).to.equal(en);
      const login = part(tag, 'error')?.querySelector('a')?.getAttribute('href') ?? null;
      expect(login).to.equal(name === 'signedOut' ? '/login' : null);
    });
  }

  describe('speaks', () => {
    const openIn = async (own: string | undefined, attributes: Readonly<Record<string, string>>) => {
      service.answer = (call) => {
        if (call.path !== '/reportDashboard/sales') return answerAll(call);
        const dashboard = { ...toScreen(1).dashboard, ...(own === undefined ? {} : { language: own }) };
        return toDataResponse({ ...toScreen(1), dashboard });
      };
      const tag = open({ src: '/bigscreen/viewer?reportCode=sales', language: '', ...attributes });
      await heard(tag, 'aj-ready');
      return tag;
    };
    const spoken = (tag: AjBigscreen) => [
      tag.renderRoot.querySelector('.frame')?.getAttribute('lang'),
      tag.renderRoot.querySelector('aj-stage')?.language,
      lastQuery()?.headers.get('Accept-Language'),
    ];
    const english = ['en', 'en', 'en'];
    const chinese = ['zh-CN', 'zh', 'zh'];

    afterEach(() => document.documentElement.removeAttribute('lang'));

    it('the language of the screen in a page of another', async () => {
      document.documentElement.lang = 'zh-CN';
      expect(spoken(await openIn('en', {}))).to.deep.equal(english);
    });

    it('that of the page while the screen follows its viewer', async () => {
      document.documentElement.lang = 'en-GB';
      expect(spoken(await openIn('follow', {}))).to.deep.equal(english);
      screen?.remove();
      document.documentElement.lang = 'zh-CN';
      expect(spoken(await openIn(undefined, {}))).to.deep.equal(chinese);
    });

    it('what its address asks for rather than the language of the screen, and its own lang before all', async () => {
      const src = '/bigscreen/viewer?reportCode=sales&lang=zh';
      const tag = await openIn('en', { src });
      expect(spoken(tag)).to.deep.equal(chinese);
      expect(lastQuery()?.body['queries']).to.deep.equal([
        { id: 'w1', setCode: 'orders', contextData: { city: '北京' } },
      ]);
      tag.lang = 'en';
      await tag.updateComplete;
      expect(spoken(tag).slice(0, 2)).to.deep.equal(['en', 'en']);
    });

    it('the language of the screen also where it says that nothing is on it', async () => {
      document.documentElement.lang = 'zh-CN';
      service.answer = () => toDataResponse({ reportCode: 'sales', dashboard: { language: 'en' }, widgets: [] });
      const tag = open({ src: '/bigscreen/viewer?reportCode=sales', language: '' });
      await heard(tag, 'aj-load');
      const card = await until(() => part(tag, 'empty'));
      expect(card.textContent).to.contain('still empty');
    });
  });

  it('says so when its address is none of a screen', async () => {
    const tag = open({ src: 'https://example.com/somewhere' });
    const { message } = await heard<FailureDetail>(tag, 'aj-error');
    expect(message).to.match(/^地址无法识别。src 应为分享地址（.*）。$/);
    await until(() => part(tag, 'error')?.textContent?.includes('地址无法识别'));
    expect(service.seen).to.deep.equal([]);
  });

  it('has cards in the theme that the page names, and follows it', async () => {
    const tag = open({ src: 'https://example.com/somewhere' });
    await tag.updateComplete;
    const card = await until(() => part(tag, 'error'));
    const look = () => [getComputedStyle(card).color, getComputedStyle(tag).colorScheme];
    expect(look()).to.deep.equal(['rgb(232, 238, 249)', 'dark']);
    document.documentElement.style.setProperty('--aj-theme', 'light');
    await until(() => look().join() === 'rgb(31, 42, 61),light');
    document.documentElement.style.setProperty('--aj-theme-text', '#112233');
    await until(() => look()[0] === 'rgb(17, 34, 51)');
    document.documentElement.removeAttribute('style');
    await until(() => look().join() === 'rgb(232, 238, 249),dark');
  });

  it('says that a screen is empty', async () => {
    service.answer = (call) =>
      call.path === '/reportDashboard/sales' ? toDataResponse({ reportCode: 'sales', widgets: [] }) : answerAll(call);
    const tag = open({ src: '/aj/c1' });
    await heard(tag, 'aj-load');
    await tag.updateComplete;
    expect(part(tag, 'empty')?.textContent).to.contain('这个大屏还没有内容');
  });

  it('keeps its picture while the network is away, marks it as old, and is fresh again when it is back', async () => {
    const tag = open({ src: '/aj/c1' });
    await heard(tag, 'aj-ready');
    const stage = tag.renderRoot.querySelector('aj-stage');
    service.answer = refuseConnection;
    window.dispatchEvent(new Event('offline'));
    const mark = await until(() => part(tag, 'stale'));
    expect(mark.textContent).to.match(/连接中断 · 数据截至 \d\d:\d\d/);
    expect(tag.renderRoot.querySelector('aj-stage')).to.equal(stage);
    const before = service.seen.length;
    service.answer = answerAll;
    window.dispatchEvent(new Event('online'));
    await until(() => part(tag, 'stale') === null);
    await until(() => service.seen.slice(before).some((call) => call.path.endsWith('getDataBatch')));
    expect(tag.renderRoot.querySelector('aj-stage')).to.equal(stage);
  });

  it('draws a new revision into the same stage', async () => {
    const tag = open({ src: '/aj/c1' });
    await heard(tag, 'aj-ready');
    const stage = tag.renderRoot.querySelector('aj-stage');
    service.answer = (call) =>
      call.path === '/reportDashboard/sales' ? toDataResponse(toScreen(2, '新标题')) : answerAll(call);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await heard<ScreenDetail>(tag, 'aj-load')).to.include({ revision: 2, title: '新标题' });
    expect(tag.renderRoot.querySelector('aj-stage')).to.equal(stage);
  });

  it('starts over when its src changes, and stops asking when it is taken away', async () => {
    const tag = open({ src: '/aj/c1' });
    await heard(tag, 'aj-ready');
    tag.src = '/bigscreen/viewer?reportCode=other';
    await heard(tag, 'aj-ready');
    expect(service.seen.some((call) => call.path === '/reportDashboard/other')).to.equal(true);
    tag.remove();
    const calls = service.seen.length;
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(service.seen.length).to.equal(calls);
  });

  it('holds no style text, so that it works where inline styles are forbidden', async () => {
    const tag = open({ src: '/aj/c1' });
    await heard(tag, 'aj-ready');
    expect(tag.renderRoot.querySelectorAll('style').length).to.equal(0);
    expect(tag.shadowRoot?.adoptedStyleSheets.length).to.be.greaterThan(0);
  });
});

describe('a second script on the same page', () => {
  it('changes nothing', async () => {
    const second = (await import(
      `${new URL('./index.ts', import.meta.url).href}?second`
    )) as typeof import('./index.ts');
    expect(second.createClient).to.be.a('function');
    expect(customElements.get('aj-bigscreen')).to.equal(AjBigscreen);
  });
});
