import { toProductRoot } from './address.ts';

/** Root of the product whose script this is, with a slash at the end; where a relative `src` belongs. */
export const SCRIPT_ROOT = toProductRoot(import.meta.url);
