import { toRows } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { html } from 'lit';
import { autoloadWidgets, createWidget, loadWidget } from '../../stage/load-widget.ts';
import { declarations } from '../../gen/declarations.gen.ts';
import { prop } from '../widget/prop.ts';
import { defineWidget } from '../widget/define-widget.ts';
import { resolveProps, versionOf } from '../widget/resolve-props.ts';
import { until } from '../testing/until.testing.ts';
import { widgetElement, type WidgetElement } from './widget-element.ts';

const label = { zh: '试件', en: 'Specimen' };
const specimen = defineWidget({
  type: 'specimen',
  category: 'text',
  icon: 'type',
  palette: { task: 'text', place: 1, words: '' },
  label,
  summary: label,
  size: { width: 300, height: 90 },
  shape: 'rows',
  slots: {},
  fields: {
    limit: prop.number(label.zh, label.en, { half: false, default: 3 }),
    isWide: prop.toggle(label.zh, label.en, { default: true }),
  },
  events: {},
  refreshMs: 0,
  sampleRows: [{ a: 1 }],
  sampleMapping: [],
  upgrades: [],
});

class SpecimenElement extends widgetElement(specimen) {
  draws = 0;

  protected override renderPicture(): unknown {
    this.draws++;
    if (this.data.rowCount > this.limit) throw new Error('too many rows');
    return html`<b>${this.data.rowCount}</b>`;
  }

  protected override describe(): string {
    return `${this.declaration.label[this.language]}, rows: ${this.data.rowCount}`;
  }
}
customElements.define('aj-specimen', SpecimenElement);

async function show(values: Partial<SpecimenElement> = {}): Promise<SpecimenElement> {
  const element = new SpecimenElement();
  Object.assign(element, values);
  document.body.append(element);
  await element.updateComplete;
  return element;
}

const many = [{ a: 1 }, { a: 2 }, { a: 3 }, { a: 4 }];

describe('rows in an attribute', () => {
  afterEach(() => document.body.replaceChildren());

  const written = async (attributes: Readonly<Record<string, string>>): Promise<SpecimenElement> => {
    const element = new SpecimenElement();
    for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
    document.body.append(element);
    await until(() => element.status !== 'loading', 'the attribute is read');
    await element.updateComplete;
    return element;
  };

  it('are drawn', async () => {
    const element = await written({ rows: '[{"a":1},{"a":2}]', mapping: '[{"role":"x","field":"a"}]' });
    expect(element.renderRoot.querySelector('b')?.textContent).to.equal('2');
    expect(element.mapping).to.deep.equal([{ role: 'x', field: 'a' }]);
    element.setAttribute('rows', '[]');
    await until(() => element.rows?.length === 0, 'the attribute is read');
    await element.updateComplete;
    expect(element.renderRoot.querySelector('[data-cover="empty"], .aj-cover')).not.to.equal(null);
  });

  for (const [language, word] of [
    ['zh', '无法读取'],
    ['en', 'cannot be read'],
  ])
    it(`that are no JSON are an error in words, without the sample: ${language}`, async () => {
      const element = await written({ rows: '[{a:1}]', language: language! });
      expect(element.data.rowCount).to.equal(0);
      expect(element.renderRoot.textContent).to.contain(word);
      expect(element.renderRoot.textContent).to.contain('[{a:1}]');
      element.setAttribute('rows', '[{"a":1}]');
      await until(() => element.status === 'ready', 'the attribute is read');
      await element.updateComplete;
      expect([element.status, element.renderRoot.querySelector('b')?.textContent]).to.deep.equal(['ready', '1']);
    });
});

describe('an element made from a declaration', () => {
  afterEach(() => document.body.replaceChildren());

  it('speaks its own language, else that of the nearest lang around it, else Chinese', async () => {
    expect((await show()).language).to.equal('zh');
    document.documentElement.lang = 'en-GB';
    const element = await show({ rows: [] });
    expect([element.language, element.renderRoot.textContent?.includes('No data')]).to.deep.equal(['en', true]);
    expect((await show({ language: 'zh' })).language).to.equal('zh');
    element.setAttribute('language', 'zh');
    expect(element.language).to.equal('zh');
    element.removeAttribute('language');
    expect(element.language).to.equal('en');
    const host = document.createElement('div');
    host.lang = 'zh-CN';
    document.body.append(host);
    host.attachShadow({ mode: 'closed' }).append(element);
    expect(element.language).to.equal('zh');
    host.lang = 'fr';
    expect(element.language).to.equal('zh');
    document.documentElement.removeAttribute('lang');
  });

  it('has a property with the declared default for every field', async () => {
    const element = await show();
    expect(element.props).to.deep.equal({ limit: 3, isWide: true });
    element.limit = 9;
    expect(element.props.limit).to.equal(9);
  });

  it('keeps properties that were set before its code arrived', async () => {
    const early = document.createElement('aj-late') as HTMLElement & { limit: number };
    early.limit = 7;
    document.body.append(early);
    customElements.define('aj-late', class extends SpecimenElement {});
    await (early as unknown as SpecimenElement).updateComplete;
    expect((early as unknown as SpecimenElement).props.limit).to.equal(7);
  });

  it('is not drawn again when a property is set to the value it has', async () => {
    const element = await show();
    const { draws, props } = element;
    element.props = { limit: 3 };
    await element.updateComplete;
    expect(element.draws).to.equal(draws);
    expect(element.props).to.equal(props);
  });

  it('has the size of its declaration on a page, and takes the box of a stage', async () => {
    const element = await show();
    expect([element.offsetWidth, element.offsetHeight]).to.deep.equal([300, 90]);
    element.hosted = true;
    await element.updateComplete;
    expect(element.offsetWidth).to.equal(document.body.clientWidth);
  });

  it('takes the colours of its theme, and those of the stage inside one', async () => {
    const element = await show({ theme: 'light' });
    expect(getComputedStyle(element).getPropertyValue('--aj-text')).to.equal('#1f2a3d');
    element.theme = 'amber';
    await element.updateComplete;
    expect(getComputedStyle(element).getPropertyValue('--aj-text')).to.equal('#f7ecd9');
    element.hosted = true;
    await element.updateComplete;
    expect(getComputedStyle(element).getPropertyValue('--aj-text')).to.equal('');
  });

  it('shows what went wrong while drawing, tells the page, and draws again with other data', async () => {
    const received: string[] = [];
    document.body.addEventListener('aj-widget-error', (event) => received.push((event as CustomEvent).detail.message), {
      once: true,
    });
    const element = await show({ rows: many, language: 'en' });
    await element.updateComplete;
    expect(element.renderRoot.querySelector('.aj-cover')?.textContent).to.contain('too many rows');
    expect(received[0]).to.contain('too many rows');
    element.rows = [{ a: 1 }];
    await element.updateComplete;
    expect(element.renderRoot.querySelector('.aj-cover')).to.equal(null);
    expect(element.renderRoot.querySelector('b')?.textContent).to.equal('1');
  });

  it('draws the sample only while no data was promised', async () => {
    const element = await show();
    expect(element.data.rowCount).to.equal(1);
    element.status = 'loading';
    expect(element.data.rowCount).to.equal(0);
  });

  it('shows its sample in its language, whose words come by themselves', async () => {
    await loadWidget('drop-down');
    const element = createWidget('drop-down');
    element.language = 'en';
    document.body.append(element);
    const first = () => toRows(element.currentTable)[0]?.['label'];
    await until(() => first() === 'East', 'the words have come');
    expect(element.currentMapping.map(({ role }) => role)).to.deep.equal(['label', 'value']);
    element.language = 'zh';
    expect(first()).to.equal('华东大区');
  });

  it('says its first words in its language on a page, and only in Chinese what a document left out', async () => {
    await loadWidget('title-bar');
    const bare = document.createElement('aj-title-bar') as WidgetElement & { caption: string };
    bare.setAttribute('language', 'en');
    document.body.append(bare);
    const shows = (words: string) => until(() => bare.renderRoot.textContent?.includes(words) ?? false, words);
    await shows('Operations centre');
    bare.language = 'zh';
    expect(bare.caption).to.equal('智慧运营中心');
    await shows('智慧运营中心');
    bare.setAttribute('caption', '华东');
    bare.language = 'en';
    expect(bare.props).to.include({ caption: '华东' });
    bare.removeAttribute('caption');
    expect(bare.props).to.include({ caption: 'Operations centre' });
    bare.props = resolveProps(bare.declaration, {}, versionOf(bare.declaration));
    expect(bare.caption).to.equal('智慧运营中心');
  });

  it('has no Chinese defaults in English, whatever the widget', async () => {
    for (const type of Object.keys(declarations)) {
      await loadWidget(type);
      const element = createWidget(type);
      element.language = 'en';
      expect(JSON.stringify(element.props), type).not.to.match(/\p{Script=Han}/u);
    }
  });

  it('takes the roles of its sample for rows in either language', async () => {
    await loadWidget('ranking-list');
    const element = createWidget('ranking-list');
    Object.assign(element, { language: 'en', rows: [{ 城市: '苏州', 产值: 1 }] });
    expect(element.currentMapping.map(({ field: name }) => name)).to.deep.equal(['城市', '产值']);
    await until(() => {
      element.rows = [{ City: 'Suzhou', Output: 1 }];
      return element.currentMapping[0]?.field === 'City';
    }, 'the words have come');
  });

  it('says in words what it shows', async () => {
    const element = await show({ language: 'en' });
    expect(element.renderRoot.querySelector('.aj-summary')?.textContent).to.equal('Specimen, rows: 1');
  });

  it('may not have a field that hides a member of every element', () => {
    const { parts: _none, ...rest } = specimen;
    const declaration = { ...rest, fields: { title: prop.text(label.zh, label.en) } };
    expect(() => widgetElement(declaration)).to.throw('"title"');
  });
});

describe('a page that loads widgets by their tags', () => {
  afterEach(() => document.body.replaceChildren());

  it('loads those that are there and those that come later', async () => {
    const stop = autoloadWidgets(document);
    const box = document.createElement('div');
    box.append(document.createElement('aj-text'));
    document.body.append(box);
    await customElements.whenDefined('aj-text');
    expect(box.querySelector('aj-text')?.fontSize).to.equal(26);
    stop();
  });
});
