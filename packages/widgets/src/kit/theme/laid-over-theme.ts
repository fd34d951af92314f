import { inkOn, toRgba } from './colour.ts';
import { pagePropertyOf } from './custom-property-names.ts';
import type { Theme } from './theme.ts';
import { THEMES } from './themes.ts';

/** Parts of a theme that are no colours. */
const OTHERS = ['fontFamily', 'figureFamily'];
/** A page that lets a colour glide makes room for the next. */
const MAX_KNOWN = 50;
const known = new WeakMap<Theme, Map<string, Theme>>();

/** A colour as drawings read it: hex or rgb(); empty for what is no colour. */
function toPlain(probe: HTMLElement, colour: string): string {
  if (colour === '' || toRgba(colour)) return colour;
  probe.style.color = '';
  probe.style.color = `color-mix(in srgb, ${colour}, ${colour})`;
  if (probe.style.color === '') return '';
  const parts = /^color\(srgb ([^)]*)\)$/.exec(getComputedStyle(probe).color)?.[1]?.match(/[\d.e-]+/g) ?? [];
  const [red, green, blue, alpha = 1] = parts.map(Number);
  if (red === undefined || green === undefined || blue === undefined) return '';
  return `rgba(${[red, green, blue].map((part) => Math.round(Math.min(Math.max(part, 0), 1) * 255)).join(', ')}, ${alpha})`;
}

/** What is set of one part of a theme; the part itself where nothing is, or nothing that can be. */
function partOf(probe: HTMLElement, style: CSSStyleDeclaration, key: string, own: string): string {
  const given = style.getPropertyValue(pagePropertyOf(key)).trim();
  if (OTHERS.some((one) => one === key)) return given || own;
  const plain = toPlain(probe, given);
  if (key === 'background' && plain === '' && CSS.supports('background', given)) return given;
  return plain || own;
}

/**
 * A theme with what custom properties say at `probe`; the same object for the same values. Whether it is dark goes by its
 * text. Unless `isNamed`, `--aj-theme` says which theme is begun with.
 */
export function layOver(probe: HTMLElement, own: Theme, isNamed: boolean): Theme {
  const style = getComputedStyle(probe);
  const asked = isNamed ? '' : style.getPropertyValue('--aj-theme').trim();
  const base = THEMES.find(({ name }) => name === asked) ?? own;
  const parts = Object.entries(base).map(([key, value]): [string, unknown] => {
    if (Array.isArray(value)) return [key, value.map((one: string, i) => partOf(probe, style, `${key}-${i + 1}`, one))];
    return [key, typeof value === 'string' && key !== 'name' ? partOf(probe, style, key, value) : value];
  });
  const text = JSON.stringify(parts);
  if (text === JSON.stringify(Object.entries(base))) return base;
  const ofBase = known.get(base) ?? new Map<string, Theme>();
  known.set(base, ofBase);
  if (ofBase.size >= MAX_KNOWN) ofBase.clear();
  const before = ofBase.get(text);
  if (before) return before;
  const theme = Object.fromEntries(parts) as unknown as Theme;
  const made = { ...theme, dark: theme.text === base.text ? base.dark : inkOn(theme.text) !== '#ffffff' };
  ofBase.set(text, made);
  return made;
}
