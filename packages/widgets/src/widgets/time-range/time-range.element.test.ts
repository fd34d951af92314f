import { expect } from '@esm-bundle/chai';
import { toDay } from '../../kit/calendar/dates.ts';
import { all, click, focused, press, showControl } from '../../kit/control/control.testing.ts';
import { AjTimeRange } from './time-range.element.ts';

const today = toDay(new Date());
const TODAY = { startTime: `${today} 00:00:00`, endTime: `${today} 23:59:59` };

describe('the time range element', () => {
  afterEach(() => document.body.replaceChildren());

  it('tells its default once, what is pressed, and that it was pressed again', async () => {
    const { element, received } = await showControl(new AjTimeRange(), { defaultRange: 'today' });
    expect(received).to.deep.equal([TODAY]);
    await click(element, '.quick', 2);
    expect(received.at(-1)!['startTime']).to.equal(`${today.slice(0, 7)}-01 00:00:00`);
    await click(element, '.quick', 2);
    expect(received.at(-1)).to.deep.equal({ startTime: '', endTime: '' });
    expect(element.range).to.equal(undefined);
  });

  it('brings what is chosen into a narrow row', async () => {
    const { element } = await showControl(new AjTimeRange(), { defaultRange: 'today' });
    Object.assign(element.style, { width: '200px', height: '48px' });
    element.defaultRange = 'last-3-months';
    await element.updateComplete;
    const chosen = all(element, '[aria-pressed="true"]')[0]!;
    expect(chosen.getBoundingClientRect().right).to.be.at.most(element.getBoundingClientRect().right);
  });

  it('takes two days from its calendar, in either order', async () => {
    const { element, received } = await showControl(new AjTimeRange(), { dateType: 'daterange' });
    await click(element, '.custom');
    const days = all(element, '.cell:not([data-outside])');
    days[19]!.click();
    await click(element, '.cell:not([data-outside])', 4);
    const month = today.slice(0, 7);
    expect(received).to.deep.equal([{ startTime: `${month}-05`, endTime: `${month}-20` }]);
    expect(all(element, '.custom')[0]!.textContent).to.contain(`${month}-05 ~ ${month}-20`);
    expect(all(element, '.bare')[0]!.part.value).to.equal('clear');
    await click(element, '.bare');
    expect(received.at(-1)).to.deep.equal({ startTime: '', endTime: '' });
  });

  it('moves along its buttons by keys', async () => {
    const { element } = await showControl(new AjTimeRange());
    all(element, '.quick')[0]!.focus();
    await press(element, 'ArrowRight');
    expect(focused()).to.equal('近 7 天');
    await press(element, 'End');
    expect(focused()).to.equal('自定义');
  });

  it('tells nothing while it has no default or is designed', async () => {
    expect((await showControl(new AjTimeRange())).received).to.deep.equal([]);
    expect((await showControl(new AjTimeRange(), { mode: 'edit', defaultRange: 'today' })).received).to.deep.equal([]);
  });
});
