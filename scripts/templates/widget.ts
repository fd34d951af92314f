import { toCamel, toPascal, toWords } from './names.ts';
import type { NewFile } from './templates.ts';

/** The folder of a widget that draws one value; it passes every check as it stands. */
export function widgetFiles(name: string, zh = toWords(name)): NewFile[] {
  const folder = `packages/widgets/src/widgets/${name}`;
  const camel = toCamel(name);
  const pascal = toPascal(name);
  return [
    {
      file: `${folder}/${name}.widget.ts`,
      content: `import { layerFields } from '../../kit/chart/chart.fields.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';
import { prop } from '../../kit/widget/prop.ts';
import { slot } from '../../kit/widget/slot.ts';

const label = { zh: '${zh}', en: '${toWords(name)}' };

/** One value, written large. */
export const ${camel} = defineWidget({
  type: '${name}',
  category: 'text',
  icon: 'type',
  palette: { task: 'figure', place: 99, words: '' },
  label,
  summary: { zh: '显示一个数值', en: 'Shows one value' },
  size: { width: 240, height: 80 },
  shape: 'singleValue',
  slots: {
    text: slot.any('数值', 'Value', ['取第一行的值', 'The value of the first row']),
  },
  fields: {
    ...layerFields,
    fontSize: prop.number('字号', 'Font size', { default: 32, min: 8, max: 400, unit: 'px' }),
    color: prop.color('颜色', 'Colour', { empty: 'theme' }),
  },
  sampleRows: [{ value: 128 }],
  sampleMapping: [{ role: 'text', field: 'value' }],
});
`,
    },
    {
      file: `${folder}/${name}.element.ts`,
      content: `import { css, html } from 'lit';
import { registerElement } from '../../kit/element/register-element.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { ${camel} } from './${name}.runtime.gen.ts';

const Base = widgetElement(${camel});

/** \`<aj-${name}>\` */
export class Aj${pascal} extends Base {
  static override styles = [
    Base.styles,
    css\`
      .figure {
        display: grid;
        place-items: center;
        height: 100%;
        color: var(--aj-text);
      }
    \`,
  ];

  protected override renderPicture(): unknown {
    return html\`<div class="figure">\${this.data.value}</div>\`;
  }

  protected override updated(): void {
    this.style.fontSize = \`\${this.fontSize}px\`;
    this.style.color = this.color;
  }
}

registerElement('aj-${name}', Aj${pascal});
`,
    },
    {
      file: `${folder}/${name}.sample.ts`,
      content: `import { both } from '../../kit/text/both.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const LONG = both('这一段文字比方框能容纳的长得多，说明写不下时会怎样', 'A text far longer than the box has room for');

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical'),
  sample('negative', '负值', 'Negative', { rows: [{ value: -128.5 }] }),
  sample('long-labels', '长文字', 'Long text', { rows: [{ value: LONG }] }),
  sample('one-row', '一行', 'One row', { rows: [{ value: 4096 }] }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    rows: Array.from({ length: 1000 }, (_, place) => ({ value: place + 1 })),
  }),
  sample('empty', '空数据', 'Empty', { rows: [] }),
];
`,
    },
    {
      file: `${folder}/${name}.test.ts`,
      content: `import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { sampleDataIn } from '../../kit/widget/sample-language.ts';
import { toSingleValue } from '../../shapes/single-value.ts';
import { ${camel} } from './${name}.widget.ts';

describe('the ${name} widget', () => {
  it('shows the value of the first row', () => {
    const { sampleRows, sampleMapping } = sampleDataIn(${camel}, 'en');
    const data = toSingleValue(toTable(sampleRows), sampleMapping);
    expect(data.value).toBe(128);
  });
});
`,
    },
  ];
}
