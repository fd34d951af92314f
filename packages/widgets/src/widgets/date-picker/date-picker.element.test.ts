import { expect } from '@esm-bundle/chai';
import { all, click, focused, press, settle, showControl } from '../../kit/control/control.testing.ts';
import { stylePage } from '../../kit/testing/page-style.testing.ts';
import { AjDatePicker } from './date-picker.element.ts';

const NOVEMBER = { defaultDate: 'fixed', fixedDate: '2026-11-18' } as const;

describe('the date picker element', () => {
  afterEach(() => document.body.replaceChildren());

  it('tells its default once, then what is picked, then that it was cleared', async () => {
    const { element, received } = await showControl(new AjDatePicker(), NOVEMBER);
    expect(received).to.deep.equal([{ date: '2026-11-18', startTime: '2026-11-18', endTime: '2026-11-18' }]);
    await click(element, '.open');
    await click(element, '[aria-label*="25 November"], [aria-label*="11月25日"]');
    expect(element.date).to.equal('2026-11-25');
    expect(element.renderRoot.querySelector('.popup')!.matches(':popover-open')).to.equal(false);
    await click(element, '.face .bare');
    expect(received.slice(1)).to.deep.equal([
      { date: '2026-11-25', startTime: '2026-11-25', endTime: '2026-11-25' },
      { date: '', startTime: '', endTime: '' },
    ]);
  });

  it('is worked by keys, over the ends of months', async () => {
    const { element } = await showControl(new AjDatePicker(), NOVEMBER);
    await click(element, '.open');
    expect(focused()).to.equal('18');
    await press(element, 'ArrowDown');
    await press(element, 'ArrowDown');
    await press(element, 'ArrowLeft');
    expect(focused()).to.equal('1');
    await press(element, 'PageUp');
    expect(all(element, '.title')[0]!.textContent).to.contain('2026年11月');
    expect(focused()).to.equal('1');
  });

  it('picks months and steps from one to the next', async () => {
    const { element, received } = await showControl(new AjDatePicker(), {
      ...NOVEMBER,
      dateType: 'month',
      language: 'en',
    });
    await click(element, '.step', 1);
    expect(received.at(-1)).to.deep.equal({ date: '2026-12', startTime: '2026-12-01', endTime: '2026-12-31' });
    await click(element, '.open');
    await click(element, '[aria-label="March 2026"]');
    expect(received.at(-1)!['date']).to.equal('2026-03');
  });

  it('goes up to months and years and down again', async () => {
    const { element } = await showControl(new AjDatePicker(), NOVEMBER);
    await click(element, '.open');
    await click(element, '.title');
    await click(element, '.title');
    await click(element, '.cell', 0);
    await click(element, '.cell', 1);
    expect(all(element, '.title')[0]!.textContent).to.match(/2月/);
    expect(all(element, '.cell')).to.have.length(42);
  });

  it('lets a page style its calendar', async () => {
    stylePage(
      'aj-date-picker::part(chosen) { color: rgb(1, 2, 3) } aj-date-picker::part(title) { color: rgb(4, 5, 6) }',
    );
    const { element } = await showControl(new AjDatePicker(), NOVEMBER);
    await click(element, '.open');
    const colourOf = (selector: string) => getComputedStyle(all(element, selector)[0]!).color;
    expect(colourOf('[aria-selected="true"]')).to.equal('rgb(1, 2, 3)');
    expect(colourOf('.title')).to.equal('rgb(4, 5, 6)');
    stylePage('');
  });

  it('offers nothing beyond its bounds', async () => {
    const { element } = await showControl(new AjDatePicker(), {
      ...NOVEMBER,
      minDate: '2026-11-18',
      maxDate: '2026-11-20',
    });
    expect(all(element, '.step').map((step) => (step as HTMLButtonElement).disabled)).to.deep.equal([true, false]);
    await click(element, '.open');
    const open = all(element, '.cell').filter((cell) => !(cell as HTMLButtonElement).disabled);
    expect(open.map((cell) => cell.textContent?.trim())).to.deep.equal(['18', '19', '20']);
  });

  it('follows the scale of the screen with its calendar, and stays on the page', async () => {
    const { element } = await showControl(new AjDatePicker(), { ...NOVEMBER, fontSize: 40 });
    element.style.cssText = 'width:600px;position:fixed;right:0;bottom:0;scale:0.5;transform-origin:right bottom';
    await click(element, '.open');
    const popup = element.renderRoot.querySelector<HTMLElement>('.popup')!;
    expect(getComputedStyle(popup).fontSize).to.equal('20px');
    const { right, bottom, top } = popup.getBoundingClientRect();
    expect(right).to.be.at.most(innerWidth);
    expect([top >= 0, bottom <= innerHeight]).to.deep.equal([true, true]);
  });

  it('keeps a date readable in a box that is narrow for its letters', async () => {
    const { element } = await showControl(new AjDatePicker(), { ...NOVEMBER, fontSize: 40 });
    element.style.cssText = 'width:200px;height:120px';
    const label = element.renderRoot.querySelector<HTMLElement>('.label')!;
    expect(label.scrollWidth).to.be.at.most(label.clientWidth);
    expect(Number.parseFloat(getComputedStyle(label).fontSize)).to.be.within(12, 20);
  });

  it('cuts no date in a small box: icon and clear button make room', async () => {
    const { element } = await showControl(new AjDatePicker(), NOVEMBER);
    const label = element.renderRoot.querySelector<HTMLElement>('.label')!;
    const isShown = (selector: string) => element.renderRoot.querySelector(selector)!.getClientRects().length > 0;
    const shownIn = (width: number) => {
      element.style.cssText = `width:${width}px;height:40px`;
      expect(label.scrollWidth, `in ${width} px`).to.be.at.most(label.clientWidth);
      expect(Number.parseFloat(getComputedStyle(label).fontSize)).to.be.at.least(9);
      return [isShown('.open .icon'), isShown('.face > .bare')];
    };
    expect([200, 120, 90, 60].map(shownIn)).to.deep.equal([
      [true, true],
      [false, true],
      [false, false],
      [false, false],
    ]);
  });

  it('shows its default while it is designed, and tells nothing', async () => {
    const { element, received } = await showControl(new AjDatePicker(), { ...NOVEMBER, mode: 'edit' });
    element.dateType = 'year';
    await settle(element);
    expect([element.date, received.length]).to.deep.equal(['2026', 0]);
  });
});
