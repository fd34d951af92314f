import type { Language, NormalWidget, Text } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { presets } from '@aj-report/widgets/presets';

/** Letters of a title that a name takes. */
const TITLE_MAX = 24;

function kindOf(type: string, language: Language): string {
  return declarations[type]?.label[language] ?? type;
}

/** Names with which widgets of the kind begin, in both languages: they say nothing that the kind does not. */
export function isKindName(type: string, name: string): boolean {
  const declaration = declarations[type];
  const labels = declaration ? [declaration.label, ...(presets[type] ?? []).map(({ label }) => label)] : [];
  return labels.some((label) => Object.values(label).includes(name));
}

function firstText(value: unknown): string {
  const [line = ''] = typeof value === 'string' ? value.trim().split('\n') : [];
  const plain = line.replaceAll(/<[^>]*>/g, '').trim();
  return plain.length > TITLE_MAX ? `${plain.slice(0, TITLE_MAX)}…` : plain;
}

/** What a widget is about: the title that it shows, else the measure that it draws. */
function aboutOf({ type, setup, data }: NormalWidget): string {
  const declaration = declarations[type];
  const own = [setup['text'], setup['title'], setup['label']]
    .map(firstText)
    .find((one) => one !== '' && !isKindName(type, one));
  if (own !== undefined) return own;
  if (data.dataType !== 'dynamic') return '';
  const measure = data.mapping.find(({ role }) => declaration?.slots[role]?.kind !== 'dimension') ?? data.mapping[0];
  return measure ? firstText(measure.label || measure.field) : '';
}

/**
 * What lists call a widget: the name that somebody gave it, else its kind with its title or its measure.
 * @example 指标卡 销售额
 */
export function nameOfWidget(widget: NormalWidget, language: Language): string {
  if (widget.layerName !== '' && !isKindName(widget.type, widget.layerName)) return widget.layerName;
  const [kind, about] = [widget.layerName || kindOf(widget.type, language), aboutOf(widget)];
  return about === '' ? kind : `${kind} ${about}`;
}

/** The same in both languages. */
export function namesOfWidget(widget: NormalWidget): Text {
  return { zh: nameOfWidget(widget, 'zh'), en: nameOfWidget(widget, 'en') };
}
