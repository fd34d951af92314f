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
      content: `import { field } from '@aj-report/contract';
import { layerFields } from '../../fields/layer.fields.ts';
import { defineWidget } from '../../kit/define-widget.ts';

const label = { zh: '${zh}', en: '${toWords(name)}' };

/** One value, written large. */
export const ${camel} = defineWidget({
  type: '${name}',
  category: 'text',
  icon: 'type',
  label,
  summary: { zh: '显示一个数值', en: 'Shows one value' },
  size: { width: 240, height: 80 },
  shape: 'singleValue',
  slots: {
    text: {
      label: { zh: '数值', en: 'Value' },
      kind: 'any',
      hint: { zh: '取第一行的值', en: 'The value of the first row' },
    },
  },
  fields: {
    ...layerFields,
    fontSize: field.number({ label: { zh: '字号', en: 'Font size' }, default: 32, min: 8, max: 400, unit: 'px' }),
    color: field.color({ label: { zh: '颜色', en: 'Colour' }, empty: 'theme' }),
  },
  events: {},
  refreshMs: 60_000,
  sampleRows: [{ value: 128 }],
  sampleMapping: [{ role: 'text', field: 'value' }],
  upgrades: [],
});
`,
    },
    {
      file: `${folder}/${name}.element.ts`,
      content: `import { css, html } from 'lit';
import { registerElement } from '../../kit/register-element.ts';
import { widgetElement } from '../../kit/widget-element.ts';
import { ${camel} } from './${name}.widget.ts';

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
      content: `import type { WidgetSamples } from '../../kit/widget-sample.ts';

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  { name: 'empty', label: { zh: '空数据', en: 'Empty' }, rows: [] },
];
`,
    },
    {
      file: `${folder}/${name}.test.ts`,
      content: `import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { sampleDataIn } from '../../kit/sample-language.ts';
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
