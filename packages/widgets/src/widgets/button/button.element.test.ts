import { expect } from '@esm-bundle/chai';
import { all, click, showControl } from '../../kit/control/control.testing.ts';
import { AjButton } from './button.element.ts';

describe('the button element', () => {
  afterEach(() => document.body.replaceChildren());

  it('tells its parameters on every click, and nothing before', async () => {
    const { element, told } = await showControl(new AjButton(), {
      params: [{ paramKey: 'region', paramValue: '华东' }],
    });
    expect(told).to.deep.equal([]);
    await click(element, '.button');
    await click(element, '.button');
    expect(told).to.deep.equal([{ region: '华东' }, { region: '华东' }]);
  });

  it('is a link when it has an address that is allowed', async () => {
    const { element } = await showControl(new AjButton(), { linkAddress: '/detail?id={id}', context: { id: 'a b' } });
    const link = all(element, 'a')[0] as HTMLAnchorElement;
    expect([link.search, link.target, link.rel]).to.deep.equal(['?id=a%20b', '_blank', 'noopener noreferrer']);
    element.linkAddress = 'javascript:alert(1)';
    await element.updateComplete;
    expect(all(element, 'a')).to.have.length(0);
  });

  it('does nothing while it is designed', async () => {
    const { element, told } = await showControl(new AjButton(), { mode: 'edit' });
    await click(element, '.button');
    expect(told).to.deep.equal([]);
  });

  it('writes long words on two lines where it is high', async () => {
    const { element } = await showControl(new AjButton(), { text: '查看长三角智能制造示范区全部指标' });
    Object.assign(element.style, { width: '200px', height: '44px' });
    const heightOf = () => all(element, '.button > span')[0]!.getBoundingClientRect().height;
    const oneLine = heightOf();
    element.style.height = '120px';
    expect(heightOf()).to.be.greaterThan(oneLine * 1.5);
  });
});
