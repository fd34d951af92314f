import { describe, expect, it } from 'vitest';
import { toLoginUrl } from './login-url.ts';

describe('the log-in of a viewer page', () => {
  it('belongs to the same product and leads back', () => {
    expect(toLoginUrl({ pathname: '/x/bigscreen/viewer', search: '?reportCode=a' })).toBe(
      '/x/login?redirect=%2Fbigscreen%2Fviewer%3FreportCode%3Da',
    );
    expect(toLoginUrl({ pathname: '/excelreport/viewer', search: '?reportCode=a' })).toBe(
      '/login?redirect=%2Fexcelreport%2Fviewer%3FreportCode%3Da',
    );
    expect(toLoginUrl({ pathname: '/x/el/c1', search: '' })).toBe('/x/login?redirect=%2Fel%2Fc1');
  });
});
