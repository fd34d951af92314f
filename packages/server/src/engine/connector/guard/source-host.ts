import { isIPv4, isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';
import { AppError } from '@aj-report/contract';

/** A part of a name: underscores are in the names of containers. */
const LABEL = /^(?!-)[A-Za-z0-9_-]{1,63}$/;
/** Shapes that systems read as an address of IPv4, each its own way. */
const NUMERIC = /^(?:\d+|0x[0-9a-f]*)$/i;
const NAME_MAX = 253;

/**
 * A host as a person writes it: a name, an address of IPv4, or one of IPv6 with or without brackets. Ports, logins, lists
 * and zones are no part of it.
 * @returns the name in ASCII, or the address without brackets
 * @example parseHost('[::1]') // '::1'
 * @throws AppError data-source/host-invalid
 */
export function parseHost(text: string): string {
  const bracketed = /^\[(.*)\]$/.exec(text)?.[1];
  const bare = bracketed ?? text;
  if (isIPv6(bare) && !bare.includes('%')) return bare.toLowerCase();
  if (bracketed !== undefined) throw invalid(text);
  if (isIPv4(text)) return text;
  const name = domainToASCII(text);
  const labels = name.replace(/\.$/, '').split('.');
  // What is changed in ASCII already was no name: it held encoded signs, or an address in another notation.
  const isSame = /[^\x20-\x7e]/.test(text) || name === text.toLowerCase();
  const isName = labels.every((label) => LABEL.test(label)) && !NUMERIC.test(labels.at(-1) ?? '');
  if (isSame && isName && name.length <= NAME_MAX) return name;
  throw invalid(text);
}

/** The host as it stands in an address. @throws AppError data-source/host-invalid */
export function hostInUrl(text: string): string {
  const host = parseHost(text);
  return isIPv6(host) ? `[${host}]` : host;
}

function invalid(host: string): AppError {
  return new AppError('data-source/host-invalid', { host });
}
