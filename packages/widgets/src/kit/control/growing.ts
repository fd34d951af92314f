import type { RuntimeFields } from '@aj-report/contract';
import { css } from 'lit';
import { FOLLOWS, MAX_SHARE, ROOMY, VAST } from '../box/box-share.ts';
import { frozenDefaults } from '../widget/field-properties.ts';

/** `shareOf` in a sheet, in px per px of a declared size, for a container of which both dimensions are known. */
const share = css`min(${MAX_SHARE} * 1px, 100cqi / ${VAST.width}, 100cqb / ${VAST.height})`;

/** Words that stand alone follow a larger box in full. */
export const GROWS = share;
/** A line of controls is 640 × 48 px at most where nothing is set; in a box of several such lines it grows. */
export const GROWS_AS_LINE = css`min(2px, 100cqi / 600, 100cqb / 150)`;
/** Headings and tabs above a drawing follow as letters of charts do. */
export const GROWS_AS_LETTERS = css`calc(${1 - FOLLOWS} * 1px + ${FOLLOWS} * ${share})`;

/** px of letters above a drawing that a small box makes no smaller */
export const MIN_FONT = 12;
const smallShare = css`min(1px, 100cqi / ${ROOMY.width}, 100cqb / ${ROOMY.height})`;

/** A declared size as a length that a small box makes smaller, down to `least` px; one that was set by hand stays. */
export function shrinking<K extends string>(
  props: Readonly<Record<K, number>>,
  fields: RuntimeFields,
  name: K,
  least: number,
): string {
  const px = props[name];
  if (px !== frozenDefaults(fields)[name]) return `${px}px`;
  return `max(${Math.min(px, least)}px, ${px} * ${smallShare.cssText})`;
}

/** px of a declared size, as a number for a sheet that lets it grow; 0 for one that was set by hand (decision 214). */
export function growing<P extends object>(props: Readonly<P>, fields: RuntimeFields, name: keyof P & string): string {
  return props[name] === frozenDefaults(fields)[name] ? String(props[name]) : '0';
}
