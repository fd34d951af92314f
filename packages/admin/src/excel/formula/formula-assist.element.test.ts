import { expect } from '@esm-bundle/chai';
import { FormulaAssist } from './formula-assist.ts';

describe('a field for formulas', () => {
  let field: HTMLInputElement;
  let assist: FormulaAssist;
  const options = () => [...document.querySelectorAll<HTMLElement>('.xl-assist [role=option]')];
  const names = () => options().map((one) => one.querySelector('code')!.textContent.split('(')[0]);
  const press = (key: string) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const type = async (text: string) => {
    const end = field.value.length;
    field.setRangeText(text, end, end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (!field.value.startsWith('=')) return;
    // The functions are loaded when the first formula is typed.
    const start = performance.now();
    while (!document.querySelector('.xl-assist') && performance.now() - start < 2000) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  beforeEach(() => {
    field = document.createElement('input');
    document.body.append(field);
    assist = new FormulaAssist(field, 'en');
    field.focus();
  });
  afterEach(() => {
    assist.destroy();
    field.remove();
  });

  it('offers functions with arguments and a line, by keys', async () => {
    await type('=su');
    expect(names()).to.deep.equal(['SUBSTITUTE', 'SUBTOTAL', 'SUM', 'SUMIF', 'SUMIFS', 'SUMPRODUCT', 'SUMSQ']);
    expect(options()[2]!.textContent).to.equal('SUM(numbers…)Adds all numbers');
    expect([field.getAttribute('role'), field.getAttribute('aria-expanded')]).to.deep.equal(['combobox', 'true']);
    const active = () =>
      document.getElementById(field.getAttribute('aria-activedescendant')!)?.textContent.split('(')[0];
    expect(active()).to.equal('SUBSTITUTE');
    press('ArrowDown');
    press('ArrowDown');
    expect(active()).to.equal('SUM');
    press('Tab');
    expect([field.value, field.selectionStart]).to.deep.equal(['=SUM(', 5]);
    expect(document.activeElement).to.equal(field);
  });

  it('says which argument is written', async () => {
    await type('=ROUND(A1,');
    const hint = document.querySelector('.xl-assist')!;
    expect([hint.getAttribute('role'), hint.querySelector('b')?.textContent]).to.deep.equal(['note', 'digits']);
    expect(field.getAttribute('aria-describedby')).to.equal(hint.id);
    expect(field.getAttribute('aria-expanded')).to.equal('false');
    void type('2)');
    expect(document.querySelector('.xl-assist')).to.equal(null);
  });

  it('closes its list by Escape until something else is typed, and keeps the keys of the field', async () => {
    await type('=su');
    let heard = '';
    field.addEventListener('keydown', ({ key }) => (heard += `${key} `));
    press('Escape');
    expect([document.querySelector('.xl-assist'), heard]).to.deep.equal([null, '']);
    press('Enter');
    expect(heard).to.equal('Enter ');
    await type('m');
    expect(names()).to.deep.equal(['SUM', 'SUMIF', 'SUMIFS', 'SUMPRODUCT', 'SUMSQ']);
  });

  it('turns the $ of a reference by F4, and leaves texts alone', async () => {
    await type('=SUM(B2');
    press('F4');
    expect(field.value).to.equal('=SUM($B$2');
    field.value = '';
    await type('su');
    expect(document.querySelector('.xl-assist')).to.equal(null);
  });
});
