import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { formOf, type Text } from '@aj-report/contract';
import { inLanguage } from '@aj-report/widgets/kit';
import type { FoundWidget } from '../widgets.ts';
import { describeProperties, toAttribute } from './properties.ts';
import { stylingOf } from './styling.ts';

const KINDS: Readonly<Record<string, Text>> = {
  dimension: { zh: '维度', en: 'dimension' },
  measure: { zh: '度量', en: 'measure' },
  any: { zh: '任意', en: 'any' },
};

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function both({ zh, en }: Text): string {
  return zh === en ? cell(zh) : cell(`${zh} / ${en}`);
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

function roles({ declaration }: FoundWidget): string[] {
  const rows = Object.entries(declaration.slots).map(([role, slot]) => [
    `\`${role}\``,
    both(slot.label),
    both(KINDS[slot.kind] ?? { zh: slot.kind, en: slot.kind }),
    slot.many ? '多个 / several' : '一个 / one',
    both(slot.hint),
  ]);
  if (rows.length === 0) return [];
  return [
    '## 数据角色 / Roles of data',
    '',
    ...table(['role', '名称 / label', '类型 / kind', '数量 / count', '说明 / what it wants'], rows),
  ];
}

function properties(widget: FoundWidget): string[] {
  const described = new Map(describeProperties(widget).map((one) => [one.name, one]));
  return formOf(widget.declaration.fields).flatMap((group) => [
    `### ${both(group.label)}`,
    '',
    ...table(
      ['property', '名称 / label', 'attribute', 'type', 'unit', 'default'],
      group.fields.map((field) => {
        const one = described.get(field.name);
        const hint = field.hint ? ` – ${both(field.hint)}` : '';
        return [
          `\`${field.name}\``,
          `${both(field.label)}${hint}`,
          `\`${toAttribute(field.name)}\``,
          `\`${cell(one?.type ?? '')}\``,
          one?.unit ?? '',
          `\`${cell(one?.default ?? '')}\``,
        ];
      }),
    ),
  ]);
}

function events({ declaration }: FoundWidget): string[] {
  const rows = Object.entries(declaration.events).map(([event, { label, payload }]) => [
    `\`aj-${event}\``,
    both(label),
    Object.entries(payload)
      .map(([key, text]) => `\`${key}\` ${both(text)}`)
      .join(', '),
  ]);
  return rows.length === 0 ? [] : ['## 事件 / Events', '', ...table(['event', '名称 / label', 'detail'], rows)];
}

function presets({ presets: all }: FoundWidget): string[] {
  if (all.length === 0) return [];
  const rows = all.map(({ name, label, setup = {} }) => [
    `\`${name}\``,
    both(label),
    Object.entries(setup)
      .map(([key, value]) => `\`${cell(`${key}: ${JSON.stringify(inLanguage(value, 'en'))}`)}\``)
      .join(', '),
  ]);
  return ['## 预设 / Presets', '', ...table(['preset', '名称 / label', '属性 / properties'], rows)];
}

function styling(root: string, widget: FoundWidget): string[] {
  const { parts, customProperties } = stylingOf(root, widget);
  const rows = (all: readonly (readonly [string, Text])[]) => all.map(([name, text]) => [`\`${name}\``, both(text)]);
  return [
    '## 部件 / Parts',
    '',
    `网页自己的样式用 \`aj-${widget.name}::part(名称)\` 设置，优先于组件自己的样式和属性，不需要 \`!important\`。 The style sheet of a page sets them by \`aj-${widget.name}::part(name)\`, before the widget's own styles and properties, without \`!important\`.`,
    '',
    ...table(['part', '说明 / what it is'], rows(parts)),
    '## 自定义属性 / Custom properties',
    '',
    '网页可在组件或其上层元素（如 `:root`）设置，优先于主题；见 [docs/embed.md](../embed.md)。 A page sets them on the element or above it (`:root`), before the theme; see [docs/embed.md](../embed.md).',
    '',
    ...table(['property', '说明 / what it sets'], rows(customProperties.map(({ name, label }) => [name, label]))),
  ];
}

/** Samples to show, the best first; a widget of pages or videos has no sample that is called typical. */
const SHOWN = ['typical', 'one-page', 'tabs-above', 'whole'];
const PICTURE_THEMES = ['deep-blue', 'light'];

/** Nothing until the pictures of a new widget are drawn. @throws Error where the one to show is missing */
function pictures(root: string, { name, declaration }: FoundWidget): string[] {
  const folder = `packages/widgets/src/widgets/${name}/pictures`;
  if (!existsSync(path.join(root, folder))) return [];
  const files = readdirSync(path.join(root, folder));
  const cells = PICTURE_THEMES.map((theme) => {
    const file = SHOWN.flatMap((sample) => ['svg', 'png'].map((ending) => `${sample}.${theme}.${ending}`)).find((one) =>
      files.includes(one),
    );
    if (file === undefined) throw new Error(`${folder} has no picture in ${theme} of: ${SHOWN.join(', ')}`);
    return `![${declaration.label.en}, ${theme}](../../${folder}/${file})`;
  });
  return table(PICTURE_THEMES, [cells]);
}

/** The reference page of a widget. */
export function printPage(root: string, widget: FoundWidget): { path: string; content: string } {
  const { declaration, name } = widget;
  const { width, height } = declaration.size;
  const lines = [
    `# ${both(declaration.label)}`,
    '',
    `${declaration.summary.zh}。 ${declaration.summary.en}.`,
    '',
    `\`<aj-${name}>\` · ${width} × ${height} px · shape \`${declaration.shape}\` · refresh ${declaration.refreshMs} ms`,
    '',
    ...pictures(root, widget),
    ...roles(widget),
    ...presets(widget),
    '## 属性 / Properties',
    '',
    ...properties(widget),
    ...events(widget),
    ...styling(root, widget),
  ];
  return { path: `docs/widgets/${name}.gen.md`, content: `${lines.join('\n').trimEnd()}\n` };
}
