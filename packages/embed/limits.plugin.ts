import type { Plugin } from 'vite';
import { LIMITS } from '../contract/src/limits.ts';

const OWN = /\/packages\/(?:contract|widgets|embed)\/src\/.*\.ts$/;
const NAMED = /\bLIMITS\.(\w+)\b/g;
const VALUES: Readonly<Record<string, unknown>> = LIMITS;

/**
 * Values in the place of limits: a script needs a dozen of two hundred, and would fetch all of them.
 * @example writeLimits('LIMITS.screenWidth / 2') // '(1920) / 2'
 */
export function writeLimits(code: string): string {
  return code.replace(NAMED, (found, name: string) => (name in VALUES ? `(${JSON.stringify(VALUES[name])})` : found));
}

export function limitsPlugin(): Plugin {
  return {
    name: 'aj-limits',
    enforce: 'pre',
    transform: (code, id) => (OWN.test(id) && code.includes('LIMITS.') ? { code: writeLimits(code), map: null } : null),
  };
}
