import { assert } from '@esm-bundle/chai';
import { turnBox } from './turned-box.ts';
import { rotationOf, takeLook, takePaperLook, warnOfPage } from './wall-look.ts';

describe('what the address of a wall says of its look', () => {
  const frame = document.createElement('iframe');
  let warnings: string[] = [];
  const { warn } = console;

  beforeEach(async () => {
    frame.style.cssText = 'width:1000px;height:400px;border:0';
    document.body.append(frame);
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = new URL('viewer.css', import.meta.url).href;
    frame.contentDocument?.head.append(sheet);
    await new Promise((resolve) => sheet.addEventListener('load', resolve));
    warnings = [];
    console.warn = (text: string) => warnings.push(text);
  });
  afterEach(() => {
    console.warn = warn;
    frame.remove();
  });

  const page = () => frame.contentDocument as Document;
  const root = () => page().documentElement.style;

  /** Left, top, width and height of a screen on the page, and where its upper edge went. */
  function boxOf(): readonly number[] {
    const screen = page().createElement('aj-bigscreen');
    screen.style.display = 'block';
    page().body.append(screen);
    const { left, top, width, height } = screen.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  }

  it('turns the whole picture, as large as the window is that way round', async () => {
    await takeLook('?kiosk&rotate=90', page());
    assert.deepEqual(boxOf(), [0, 0, 1000, 400]);
    const { offsetWidth, offsetHeight } = page().querySelector('aj-bigscreen') as HTMLElement;
    assert.deepEqual([offsetWidth, offsetHeight], [400, 1000]);
    const mark = page().createElement('i');
    mark.style.cssText = 'position:fixed;left:0;top:0;width:10px;height:20px';
    page().body.append(mark);
    const { right, top } = mark.getBoundingClientRect();
    assert.deepEqual([right, top].map(Math.round), [1000, 0]);
    assert.deepEqual(warnings, []);
  });

  it('turns an Excel report, and says that it has no themes', async () => {
    const sheet = page().createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = new URL('report.css', import.meta.url).href;
    page().head.append(sheet);
    await new Promise((resolve) => sheet.addEventListener('load', resolve));
    takePaperLook('?rotate=270&theme=light', page());
    const report = page().createElement('aj-excel-report');
    report.style.display = 'block';
    page().body.append(report);
    assert.deepEqual([report.offsetWidth, report.offsetHeight], [400, 1000]);
    const { left, top, width, height } = report.getBoundingClientRect();
    assert.deepEqual([left, top, width, height].map(Math.round), [0, 0, 1000, 400]);
    assert.equal(warnings.length, 1);
    assert.match(warnings[0] ?? '', /theme=light of this address is left out: Excel reports have no themes/);
  });

  it('hangs upside down', async () => {
    await takeLook('?rotate=180', page());
    assert.deepEqual(boxOf(), [0, 0, 1000, 400]);
    assert.equal((page().querySelector('aj-bigscreen') as HTMLElement).offsetWidth, 1000);
  });

  it('is not turned where the address says nothing, 0, or what no display hangs at', async () => {
    for (const search of ['', '?rotate=0', '?rotate=45']) await takeLook(search, page());
    assert.isUndefined(page().body.dataset['turned']);
    assert.deepEqual(boxOf(), [0, 0, 1000, 400]);
    assert.equal(warnings.length, 1);
    assert.match(warnings[0] ?? '', /rotate=45.*0, 90, 180, 270/);
    assert.deepEqual(['?rotate=270', '?rotate=-90', ''].map(rotationOf), [270, 0, 0]);
  });

  it('names a theme for everything on the page', async () => {
    await takeLook('?theme=light', page());
    assert.equal(root().getPropertyValue('--aj-theme'), 'light');
    assert.deepEqual(warnings, []);
  });

  it('says which themes there are where it does not know one', async () => {
    await takeLook('?theme=lihgt', page());
    assert.equal(warnings.length, 1);
    assert.match(warnings[0] ?? '', /theme=lihgt.*deep-blue.*light.*high-contrast/);
  });

  it('says which pages a screen has where it does not know one, and which layouts there are', () => {
    const pages = [{ id: 'lobby' }, { id: 'floor' }];
    warnOfPage('?page=lobby&layout=phone', pages);
    assert.deepEqual(warnings, []);
    warnOfPage('?page=zz&layout=tablet', pages);
    assert.match(warnings[0] ?? '', /page=zz.*lobby, floor/);
    assert.match(warnings[1] ?? '', /layout=tablet.*phone, desktop/);
    warnOfPage('?page=zz', []);
    assert.match(warnings[2] ?? '', /page=zz of this address is left out: this screen has one page/);
  });

  it('draws a zoomed box larger than it is laid out', () => {
    const box = page().body.appendChild(page().createElement('div'));
    turnBox(box, 270, 200);
    assert.deepEqual([box.offsetWidth, box.offsetHeight], [200, 500]);
    assert.equal(Math.round(box.getBoundingClientRect().width), 1000);
  });
});
