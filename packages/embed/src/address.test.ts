import { describe, expect, it } from 'vitest';
import { toParams, toProductRoot, toScreenAddress } from './address.ts';

const ROOT = 'https://bi.example.com/';

describe('the address of a screen', () => {
  it('takes a relative share address for one of the product, not of the page', () => {
    expect(toScreenAddress('/aj/Xy_12', ROOT)).toEqual({
      kind: 'share',
      shareCode: 'Xy_12',
      base: 'https://bi.example.com/data-report',
      lang: '',
      context: {},
    });
  });

  it('takes an absolute address for the server it names', () => {
    expect(toScreenAddress('http://10.0.0.7:9095/aj/Xy12?city=上海', ROOT)).toMatchObject({
      base: 'http://10.0.0.7:9095/data-report',
      context: { city: '上海' },
    });
    expect(toScreenAddress('//other.example.com/aj/Xy12', ROOT)?.base).toBe('https://other.example.com/data-report');
  });

  it('keeps what is in front of the product’s paths', () => {
    const root = toProductRoot('https://example.com/reports/embed/assets/aj-stage-Ab12Cd34.js');
    expect(root).toBe('https://example.com/reports/');
    expect(toScreenAddress('/aj/Xy12', root)?.base).toBe('https://example.com/reports/data-report');
    expect(toScreenAddress('https://example.com/reports/aj/Xy12/', ROOT)?.base).toBe(
      'https://example.com/reports/data-report',
    );
  });

  it('reads the report code, the revision and the parameters of a viewer address', () => {
    const src = '/bigscreen/viewer?reportCode=sales_1&revision=newest&lang=en&orders.city=%E5%8C%97%E4%BA%AC&year=2026';
    expect(toScreenAddress(src, ROOT)).toEqual({
      kind: 'screen',
      reportCode: 'sales_1',
      revision: 'newest',
      base: 'https://bi.example.com/data-report',
      lang: 'en',
      context: { 'orders.city': '北京', year: '2026' },
    });
  });

  it.each([
    '',
    '/',
    '/aj/',
    '/aj/%E0%A4%A',
    '/bigscreen/viewer',
    '/bigscreen/viewer?reportCode=',
    'javascript:alert(1)//aj/x',
    'http://',
  ])('does not understand %j', (src) => {
    expect(toScreenAddress(src, ROOT)).toBeNull();
  });

  it('belongs to the root of the origin when the script is not served from /embed/', () => {
    expect(toProductRoot('http://127.0.0.1:5173/src/script-address.ts')).toBe('http://127.0.0.1:5173/');
    expect(toProductRoot('http://127.0.0.1:5173/packages/embed/src/a.ts?v=1')).toBe('http://127.0.0.1:5173/');
  });
});

describe('the params attribute', () => {
  it('takes a query text or a JSON object and gives texts', () => {
    expect(toParams('city=上海&year=2026')).toEqual({ city: '上海', year: '2026' });
    expect(toParams('{"city":"上海","year":2026,"flag":true,"none":null}')).toEqual({
      city: '上海',
      year: '2026',
      flag: 'true',
      none: '',
    });
    expect(toParams('')).toEqual({});
    expect(toParams('{broken')).toEqual({});
  });

  it('leaves out what it says to the page that shows the screen', () => {
    const own = 'kiosk=1&rotate=90&theme=light&page=p2&layout=phone&lang=en&playlist=hall';
    const read = toScreenAddress(`https://bi.example.com/aj/Xy12?city=上海&${own}`, 'https://bi.example.com/');
    expect(read?.context).toEqual({ city: '上海' });
    expect(read?.lang).toBe('en');
  });
});
