import { describe, expect, it } from 'vitest';
import { toLoginUrl } from './login-url.ts';

describe('the log-in of a viewer page', () => {
  it('belongs to the same product and leads back', () => {
    expect(toLoginUrl({ pathname: '/x/bigscreen/viewer', search: '?reportCode=a' }, 'zh')).toBe(
      '/x/login?redirect=%2Fbigscreen%2Fviewer%3FreportCode%3Da&lang=zh',
    );
    expect(toLoginUrl({ pathname: '/excelreport/viewer', search: '?reportCode=a' }, 'zh')).toBe(
      '/login?redirect=%2Fexcelreport%2Fviewer%3FreportCode%3Da&lang=zh',
    );
    expect(toLoginUrl({ pathname: '/x/el/c1', search: '' }, 'en')).toBe('/x/login?redirect=%2Fel%2Fc1&lang=en');
  });

  it('speaks the language of the page, and the one that its address asks for rather', () => {
    const ofPage = toLoginUrl({ pathname: '/aj/c1', search: '?lang=en' }, 'zh');
    expect(new URLSearchParams(ofPage.split('?')[1]).get('lang')).toBe('en');
    const ofBrowser = toLoginUrl({ pathname: '/aj/c1', search: '' }, 'en-GB');
    expect(new URLSearchParams(ofBrowser.split('?')[1]).get('lang')).toBe('en');
  });
});
