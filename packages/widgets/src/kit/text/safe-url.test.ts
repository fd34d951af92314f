import { describe, expect, it } from 'vitest';
import { safeLink, safePaint, safePicture, toCssUrl } from './safe-url.ts';

const base = 'https://wall.example/view/';

describe('an address', () => {
  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'vbscript:x', ''])(
    'like %j is no link',
    (address) => expect(safeLink(address, base)).toBeUndefined(),
  );

  it('may be absolute, relative, mail or telephone', () => {
    expect(safeLink('https://a.example/x', base)).toBe('https://a.example/x');
    expect(safeLink('../y', base)).toBe('https://wall.example/y');
    expect(safeLink('tel:123', base)).toBe('tel:123');
  });

  it('is a picture when it is fetched by http or a bitmap inline, never inline SVG', () => {
    expect(safePicture('/a.png', base)).toBe('https://wall.example/a.png');
    expect(safePicture('data:image/png;base64,AAAA', base)).toBe('data:image/png;base64,AAAA');
    expect(safePicture('data:image/svg+xml;base64,AAAA', base)).toBeUndefined();
    expect(safePicture('mailto:a@b', base)).toBeUndefined();
  });

  it('cannot break out of the CSS that it is put into', () => {
    expect(toCssUrl('/a".png)', base)).toBe('url("https://wall.example/a%22.png)")');
    expect(toCssUrl('javascript:x', base)).toBe('');
  });
});

describe('a paint', () => {
  it('may be a colour or a gradient', () => {
    expect(safePaint('rgba(1, 2, 3, 0.5)')).toBe('rgba(1, 2, 3, 0.5)');
    expect(safePaint('linear-gradient(90deg, red, blue)')).toBe('linear-gradient(90deg, red, blue)');
  });

  it.each(['url(https://spy.example)', 'URL (x)', 'image-set("x" 1x)', 'u\\72l(x)'])(
    'like %j fetches nothing',
    (paint) => {
      expect(safePaint(paint)).toBe('');
    },
  );
});
