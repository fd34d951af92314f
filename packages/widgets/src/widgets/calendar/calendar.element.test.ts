import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { contrastOf } from '../../kit/theme/colour.ts';
import { groundsOf } from '../../kit/theme/ground.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { nextFrame } from '../../kit/testing/until.testing.ts';
import { AjCalendar } from './calendar.element.ts';

const mapping = ['date', 'data', 'label'].map((role) => ({ role, field: role }));

async function show(values: Partial<AjCalendar>): Promise<AjCalendar> {
  const element = new AjCalendar();
  Object.assign(element, { mapping, table: toTable([{ date: '2026-09-18', data: 142, label: '正常' }]), ...values });
  document.body.append(element);
  await nextFrame();
  await element.updateComplete;
  return element;
}

function dayOf(element: AjCalendar, date: string): HTMLButtonElement {
  return element.renderRoot.querySelector<HTMLButtonElement>(`[data-date="${date}"]`)!;
}

describe('the calendar element', () => {
  afterEach(() => document.body.replaceChildren());

  it('writes the values on their days and tells which day was clicked', async () => {
    const element = await show({});
    expect(dayOf(element, '2026-09-18').textContent?.replaceAll(/\s/g, '')).to.equal('18142');
    const received: unknown[] = [];
    element.addEventListener('aj-select', (event) => received.push((event as CustomEvent).detail));
    dayOf(element, '2026-09-18').click();
    dayOf(element, '2026-09-19').click();
    await element.updateComplete;
    expect(received).to.deep.equal([
      { date: '2026-09-18', value: 142, name: '正常', row: 1 },
      { date: '2026-09-19', value: null, name: '', row: null },
    ]);
    expect(dayOf(element, '2026-09-19').getAttribute('aria-selected')).to.equal('true');
  });

  it('goes from month to month', async () => {
    const element = await show({ language: 'en' });
    const title = () => element.renderRoot.querySelector('h2')?.textContent;
    element.renderRoot.querySelectorAll<HTMLButtonElement>('.way')[1]!.click();
    await element.updateComplete;
    expect(title()).to.equal('October 2026');
    expect(element.summary()).to.equal('October 2026, days with data: 1');
  });

  it('leaves the corner to the mark of data that are old', async () => {
    const element = await show({ status: 'stale' });
    const [, next] = element.renderRoot.querySelectorAll('.way');
    const mark = element.renderRoot.querySelector('.aj-badge')!;
    expect(next!.getBoundingClientRect().right).to.be.at.most(mark.getBoundingClientRect().left);
  });

  it('marks today', async () => {
    const now = new Date();
    const element = await show({ table: toTable([]) });
    const today = element.renderRoot.querySelector('[data-today]');
    expect(today?.querySelector('.number')?.textContent).to.equal(String(now.getDate()));
    expect(today?.getAttribute('aria-current')).to.equal('date');
  });

  it('is reached once by Tab, and its days by the arrow keys', async () => {
    const element = await show({});
    expect(element.renderRoot.querySelectorAll('.day[tabindex="0"]')).to.have.length(1);
    const press = (key: string) =>
      element.shadowRoot!.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    dayOf(element, '2026-09-10').focus();
    press('ArrowRight');
    press('ArrowDown');
    expect((element.shadowRoot!.activeElement as HTMLElement).dataset['date']).to.equal('2026-09-18');
  });

  for (const name of ['deep-blue', 'light']) {
    it(`marks a number in a colour that is read in a small box: ${name}`, async () => {
      const theme = themeOf(name);
      const days = theme.palette.map((_, i) => ({ date: `2026-09-0${i + 1}`, data: 1, label: `kind ${i}` }));
      const element = await show({ theme, table: toTable(days) });
      Object.assign(element.style, { width: '200px', height: '120px' });
      await nextFrame();
      await element.updateComplete;
      const pen = document.createElement('canvas').getContext('2d')!;
      for (const { date } of days) {
        const day = dayOf(element, date);
        expect(day.hasAttribute('data-marked')).to.equal(true);
        pen.fillStyle = getComputedStyle(day.querySelector('.number')!).color;
        pen.fillRect(0, 0, 1, 1);
        const ink = `rgb(${[...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).join(', ')})`;
        for (const ground of groundsOf(theme)) expect(contrastOf(ink, ground), date).to.be.at.least(4.5);
      }
    });
  }

  it('can be read in a small box', async () => {
    const element = await show({});
    element.style.cssText = 'width:200px;height:120px';
    await nextFrame();
    await element.updateComplete;
    for (const part of ['.number', '.weekdays span', 'h2']) {
      const letters = element.renderRoot.querySelector(part)!;
      expect(Number.parseFloat(getComputedStyle(letters).fontSize), part).to.be.at.least(9);
    }
    expect(dayOf(element, '2026-09-10').offsetHeight).to.be.at.least(11);
  });
});
