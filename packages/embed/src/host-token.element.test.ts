import { expect } from '@esm-bundle/chai';
import {
  answerAll,
  BrowserService,
  refuseConnection,
  toDataResponse,
  toFailureResponse,
  toScreen,
} from './browser-service.testing.ts';
import type { AjBigscreen, FailureDetail, StaleDetail, TimedToken, TokenNeededDetail } from './index.ts';
import './index.ts';

const SRC = '/bigscreen/viewer?reportCode=sales';

/** The token that the service takes; empty = any. */
let taken = '';
let service: BrowserService;
let tag: AjBigscreen | undefined;

beforeEach(() => {
  taken = 'one';
  service = new BrowserService((call) =>
    call.headers.get('Share-Token') === taken ? answerAll(call) : toFailureResponse(401, '50014'),
  );
});

afterEach(() => {
  tag?.remove();
  service.restore();
});

function open(properties: Partial<AjBigscreen>): AjBigscreen {
  tag = Object.assign(document.createElement('aj-bigscreen'), { language: 'en', src: SRC, ...properties });
  tag.style.width = '400px';
  document.body.append(tag);
  return tag;
}

function heard<T>(target: AjBigscreen, type: string): Promise<T> {
  return new Promise((resolve) => {
    target.addEventListener(type, (event) => resolve((event as CustomEvent<T>).detail), { once: true });
  });
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

const tokensSent = () => service.seen.map((call) => call.headers.get('Share-Token'));
const look = () => document.dispatchEvent(new Event('visibilitychange'));

describe('the token of the page that holds a screen', () => {
  it('is asked for before the first call, and is asked for no more while it is taken', async () => {
    let asked = 0;
    const screen = open({ tokenProvider: () => Promise.resolve(`${['one'][asked++]}`) });
    await heard(screen, 'aj-ready');
    look();
    await until(() => service.seen.length === 3);
    expect(tokensSent()).to.deep.equal(['one', 'one', 'one']);
    expect(asked).to.equal(1);
  });

  it('is asked for once when it is refused, and the picture stays with what was chosen in it', async () => {
    let asked = 0;
    const screen = open({ tokenProvider: () => ['one', 'two'][asked++] ?? '' });
    await heard(screen, 'aj-ready');
    const stage = screen.renderRoot.querySelector('aj-stage')!;
    const widget = stage.renderRoot.querySelector('aj-table');
    const events: string[] = [];
    for (const type of ['aj-error', 'aj-load', 'aj-stale']) screen.addEventListener(type, () => events.push(type));
    taken = 'two';
    screen.refresh();
    await until(() => tokensSent().at(-1) === 'two');
    look();
    await until(() => service.seen.at(-1)?.method === 'GET');
    expect(asked).to.equal(2);
    expect(events).to.deep.equal([]);
    expect(screen.renderRoot.querySelector('aj-stage')).to.equal(stage);
    expect(stage.renderRoot.querySelector('aj-table')).to.equal(widget);
  });

  it('is not sent a second time when the page gives the refused one again', async () => {
    taken = 'other';
    const screen = open({ tokenProvider: () => 'one' });
    const failure = await heard<FailureDetail>(screen, 'aj-error');
    expect(failure).to.include({ name: 'expired', isRetrying: false });
    expect(tokensSent()).to.deep.equal(['one']);
  });

  it('is asked for again before its end', async () => {
    taken = '';
    service.answer = answerAll;
    let asked = 0;
    const tokenProvider = (): TimedToken => ({ token: `t${++asked}`, expiresAt: Date.now() + 20_000 });
    const screen = open({ tokenProvider });
    await heard(screen, 'aj-ready');
    look();
    await until(() => service.seen.length === 3);
    expect(tokensSent()).to.deep.equal(['t1', 't1', 't2']);
  });

  it('is kept until shortly before its end, whatever form the end is given in', async () => {
    service.answer = answerAll;
    for (const form of [(ms: number) => ms, (ms: number) => new Date(ms), (ms: number) => new Date(ms).toISOString()]) {
      let asked = 0;
      const screen = open({ tokenProvider: () => ({ token: `t${++asked}`, expiresAt: form(Date.now() + 300_000) }) });
      await heard(screen, 'aj-ready');
      look();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(asked).to.equal(1);
      screen.remove();
    }
  });

  it('that the page cannot get now leaves the picture, marked as old, until it can', async () => {
    let isAway = false;
    const tokenProvider = () => (isAway ? Promise.reject(new Error('our server is away')) : Promise.resolve(taken));
    const screen = open({ tokenProvider });
    await heard(screen, 'aj-ready');
    isAway = true;
    taken = 'two';
    const stale = heard<StaleDetail>(screen, 'aj-stale');
    screen.refresh();
    expect((await stale).since).to.be.closeTo(Date.now(), 5_000);
    expect(screen.renderRoot.querySelector('aj-stage')).not.to.equal(null);
    isAway = false;
    const fresh = heard<StaleDetail>(screen, 'aj-stale');
    look();
    expect(await fresh).to.deep.equal({ since: null });
  });

  it('that the page cannot get at first is tried again, with the page’s own words', async () => {
    const screen = open({ tokenProvider: () => Promise.reject(new Error('our server is away')) });
    expect(await heard<FailureDetail>(screen, 'aj-error')).to.deep.equal({
      name: 'server',
      code: 'network/no-token',
      message: 'Error: our server is away',
      isRetrying: true,
    });
    screen.tokenProvider = () => 'one';
    await heard(screen, 'aj-ready');
  });

  it('opens a screen that was refused before the page’s script came', async () => {
    const screen = open({});
    await heard(screen, 'aj-error');
    screen.tokenProvider = () => 'one';
    await heard(screen, 'aj-ready');
  });

  it('is asked for by an event where there is no provider', async () => {
    const screen = open({ token: 'old' });
    const needed: TokenNeededDetail[] = [];
    document.body.addEventListener(
      'aj-token-needed',
      (event) => {
        const { detail } = event as CustomEvent<TokenNeededDetail>;
        needed.push(detail);
        detail.provide(Promise.resolve('one'));
      },
      { once: true },
    );
    await heard(screen, 'aj-ready');
    expect(needed.length).to.equal(1);
    expect(tokensSent()).to.deep.equal(['old', 'one', 'one']);
  });

  it('may be provided later, which starts over', async () => {
    const screen = open({ token: 'old' });
    const { provide } = await heard<TokenNeededDetail>(screen, 'aj-token-needed');
    await heard(screen, 'aj-error');
    provide('one');
    await heard(screen, 'aj-ready');
    expect(screen.token).to.equal('one');
  });

  it('is nothing to the address of a share', async () => {
    service.answer = answerAll;
    let asked = 0;
    const screen = open({ src: '/aj/c1', tokenProvider: () => `${++asked}` });
    await heard(screen, 'aj-ready');
    expect(asked).to.equal(0);
  });
});

describe('aj-stale', () => {
  it('tells when the service goes silent and when it is back', async () => {
    const screen = open({ token: 'one' });
    await heard(screen, 'aj-ready');
    const answer = service.answer;
    service.answer = refuseConnection;
    const stale = heard<StaleDetail>(screen, 'aj-stale');
    window.dispatchEvent(new Event('offline'));
    expect((await stale).since).to.be.a('number');
    service.answer = answer;
    const fresh = heard<StaleDetail>(screen, 'aj-stale');
    window.dispatchEvent(new Event('online'));
    expect(await fresh).to.deep.equal({ since: null });
  });
});

describe('a page of a screen', () => {
  const pages = [{ id: 'p1' }, { id: 'p2', title: 'Two' }];

  beforeEach(() => {
    service.answer = (call) => {
      const screen = toScreen(1);
      const [widget] = screen.widgets ?? [];
      if (call.path !== '/reportDashboard/sales') return answerAll(call);
      const widgets = [
        { ...widget!, page: 'p1' },
        { ...widget!, id: 'w2', page: 'p2' },
      ];
      return toDataResponse({ ...screen, dashboard: { ...screen.dashboard, pages }, widgets });
    };
  });

  it('is turned to, and the promise waits until it is laid out', async () => {
    const screen = open({});
    await heard(screen, 'aj-ready');
    await screen.goToPage('p2');
    const stage = screen.renderRoot.querySelector('aj-stage')!;
    expect(stage.boxOf('w2')).not.to.equal(undefined);
    expect(stage.boxOf('w1')).to.equal(undefined);
    expect(screen.page).to.equal('p2');
  });

  it('that does not exist is refused, with those that do', async () => {
    const screen = open({});
    await heard(screen, 'aj-ready');
    const reason = (await screen.goToPage('p9').catch((error: unknown) => error)) as Error;
    expect(reason).to.be.instanceOf(RangeError);
    expect(reason.message).to.contain('p9').and.to.contain('p1, p2');
  });
});

describe('a snapshot', () => {
  it('is a PNG of the size that is seen, with what is on the screen', async () => {
    const screen = open({ token: 'one' });
    await heard(screen, 'aj-ready');
    await new Promise((resolve) => setTimeout(resolve, 700));
    const blob = await screen.snapshot(2);
    expect(blob.type).to.equal('image/png');
    const picture = await createImageBitmap(blob);
    expect([picture.width, picture.height]).to.deep.equal([800, 400]);
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 4) colours.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
    expect(colours.size).to.be.greaterThan(20);
  });

  it('is refused rather than blank where the page forbids pictures held in addresses', async () => {
    const screen = open({ token: 'one' });
    await heard(screen, 'aj-ready');
    const violation = { effectiveDirective: 'img-src', blockedURI: 'data' };
    const facts = { documentURI: '', violatedDirective: 'img-src', originalPolicy: '', statusCode: 200 };
    const forbid = () =>
      document.dispatchEvent(
        new SecurityPolicyViolationEvent('securitypolicyviolation', { ...facts, ...violation, disposition: 'enforce' }),
      );
    const timer = setInterval(forbid, 5);
    const reason = (await screen.snapshot().catch((error: unknown) => error)) as DOMException;
    clearInterval(timer);
    expect(reason.name).to.equal('SecurityError');
  });

  it('cannot be taken while there is no screen', async () => {
    taken = 'other';
    const screen = open({ token: 'one' });
    await heard(screen, 'aj-error');
    const reason = (await screen.snapshot().catch((error: unknown) => error)) as DOMException;
    expect(reason.name).to.equal('InvalidStateError');
  });
});
