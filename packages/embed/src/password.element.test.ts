import { expect } from '@esm-bundle/chai';
import {
  answerAll,
  BrowserService,
  toDataResponse,
  toFailureResponse,
  type SeenCall,
} from './browser-service.testing.ts';
import type { PasswordDetail } from './index.ts';
import { heard, openTag, until } from './tag.testing.ts';

function toWords({ reportName, code, message }: PasswordDetail): string[] {
  return [reportName, code, message];
}

/** The share has the password `geheim`. */
function answerProtected(call: SeenCall): Response {
  if (call.path.startsWith('/reportShare/detail')) {
    return toDataResponse({ shareCode: 'c1', reportName: '经营', reportType: 'report_screen', needPassword: true });
  }
  const isRefused = call.path === '/reportShare/token' && call.body['sharePassword'] !== 'geheim';
  return isRefused ? toFailureResponse(401, 'share/password-wrong', '分享密码不正确') : answerAll(call);
}

describe('a share with a password', () => {
  let service: BrowserService;

  beforeEach(() => {
    service = new BrowserService(answerProtected);
  });
  afterEach(() => {
    document.body.replaceChildren();
    service.restore();
  });

  it('asks for the password of a protected share and opens with the right one', async () => {
    const tag = openTag({ src: '/aj/c1' });
    expect(toWords(await heard<PasswordDetail>(tag, 'aj-password-needed'))).to.deep.equal(['经营', '', '']);
    const form = await until(() => tag.renderRoot.querySelector('form'));
    expect(form.textContent).to.contain('“经营”受密码保护');
    const input = form.querySelector('input') as HTMLInputElement;
    input.value = 'nein';
    form.requestSubmit();
    const asked = await heard<PasswordDetail>(tag, 'aj-password-needed');
    expect(toWords(asked)).to.deep.equal(['经营', 'share/password-wrong', '分享密码不正确']);
    await until(() => form.textContent?.includes('分享密码不正确'));
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    input.value = 'geheim';
    form.requestSubmit();
    await heard(tag, 'aj-ready');
    expect(tag.renderRoot.querySelector('form')).to.equal(null);
  });

  it('opens with a password that its page knows, after a wrong one as well', async () => {
    const tag = openTag({ src: '/aj/c1' });
    const given = ['nein', 'geheim'];
    const codes: string[] = [];
    tag.addEventListener('aj-password-needed', (event) => {
      const { code, provide } = (event as CustomEvent<PasswordDetail>).detail;
      codes.push(code);
      provide(Promise.resolve(given.shift() ?? ''));
    });
    await heard(tag, 'aj-ready');
    expect(codes).to.deep.equal(['', 'share/password-wrong']);
  });
});
