import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { all, click, focused, press, settle, showControl } from '../../kit/control/control.testing.ts';
import { AjPagination } from './pagination.element.ts';

const of = (total: number) => ({ table: toTable([{ total }]) });

describe('the pagination element', () => {
  afterEach(() => document.body.replaceChildren());

  it('tells the first page once, then those that are turned to', async () => {
    const { element, received } = await showControl(new AjPagination(), of(45));
    await click(element, '.step', 1);
    await click(element, '.page', 4);
    expect(received).to.deep.equal([
      { pageNumber: 1, pageSize: 10, offset: 0 },
      { pageNumber: 2, pageSize: 10, offset: 10 },
      { pageNumber: 5, pageSize: 10, offset: 40 },
    ]);
    expect((all(element, '.step')[1] as HTMLButtonElement).disabled).to.equal(true);
  });

  it('keeps the first row of the page when the size changes', async () => {
    const { element, received } = await showControl(new AjPagination(), of(100));
    await click(element, '.page', 3);
    await click(element, '.size');
    expect(focused()).to.equal('10 条/页');
    await press(element, 'ArrowDown');
    expect(focused()).to.equal('20 条/页');
    await click(element, '[role="menuitemradio"]', 1);
    expect(received.at(-1)).to.deep.equal({ pageNumber: 2, pageSize: 20, offset: 20 });
  });

  it('comes back to the last page when there are fewer, and to the first with other data', async () => {
    const { element, received } = await showControl(new AjPagination(), of(100));
    await click(element, '[aria-label="第 10 页"]');
    Object.assign(element, of(25));
    await settle(element);
    expect(received.at(-1)!['pageNumber']).to.equal(3);
    element.forgetChoice();
    expect(received.at(-1)!['pageNumber']).to.equal(1);
  });

  it('jumps to a page that is typed, within the pages that there are', async () => {
    const { element } = await showControl(new AjPagination(), { ...of(100), showJumper: true });
    const input = all(element, 'input')[0] as HTMLInputElement;
    input.value = '77';
    input.dispatchEvent(new Event('change'));
    await settle(element);
    expect([element.pageNumber, input.value]).to.deep.equal([10, '10']);
  });

  it('shows only the page and the steps in a narrow box', async () => {
    const { element } = await showControl(new AjPagination(), of(200));
    element.style.width = '200px';
    expect(getComputedStyle(all(element, '.page')[0]!).display).to.equal('none');
    expect(all(element, '.short')[0]!.textContent).to.equal('1 / 20');
  });
});
