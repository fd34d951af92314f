import { expect } from '@esm-bundle/chai';
import { AjImage } from './image.element.ts';
import { samples } from './image.sample.ts';

const PICTURE = String(samples[0]?.setup?.['imageAddress']);

async function show(values: Partial<AjImage>): Promise<AjImage> {
  const element = new AjImage();
  Object.assign(element, values);
  document.body.append(element);
  await element.updateComplete;
  return element;
}

function said(element: AjImage): string {
  return element.renderRoot.querySelector('.placeholder')?.textContent?.trim() ?? '';
}

describe('the image element', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows a picture with its text alternative', async () => {
    const element = await show({ imageAddress: PICTURE, altText: '厂区平面图' });
    const picture = element.renderRoot.querySelector('img')!;
    await picture.decode();
    expect(picture.naturalWidth).to.equal(216);
    expect(picture.alt).to.equal('厂区平面图');
  });

  it('says what to do while it is designed without an address, and nothing on the wall', async () => {
    expect(said(await show({ mode: 'edit' }))).to.equal('请在属性面板选择图片或填写地址');
    expect((await show({})).renderRoot.querySelector('.aj-drawing')?.children).to.have.length(0);
  });

  it('refuses addresses that are no pictures', async () => {
    for (const imageAddress of ['javascript:alert(1)', 'data:image/svg+xml;base64,PHN2Zz4=', 'file:///etc/passwd']) {
      const element = await show({ imageAddress, mode: 'edit' });
      expect(element.renderRoot.querySelector('img')).to.equal(null);
      expect(said(element)).to.contain('不被允许');
    }
  });

  it('says so when a picture cannot be loaded, and tries a new address', async () => {
    const element = await show({ imageAddress: 'data:image/png;base64,AAAA' });
    while (said(element) === '') await new Promise((resolve) => setTimeout(resolve, 10));
    element.imageAddress = PICTURE;
    await element.updateComplete;
    expect(element.renderRoot.querySelector('img')).not.to.equal(null);
  });

  it('resolves a path against the server of the screen', async () => {
    const element = await show({ imageAddress: '/files/1', assetBase: 'https://report.example/' });
    expect(element.renderRoot.querySelector('img')?.src).to.equal('https://report.example/files/1');
  });
});
