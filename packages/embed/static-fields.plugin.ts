import type { Plugin } from 'vite';

/** A block that sets one field, as the compiler writes `static name = value` where fields are assigned, not defined. */
const BLOCK = /^(\t+)static \{\n\1\tthis\.(\w+) = ([^]*?);\n\1\}$/gm;

/**
 * Static fields in the place of static blocks, which Chrome below 94 and Safari below 16.4 cannot read: they could not
 * say that they are too old. A target that has no blocks would rewrite every private member too, at 2.5 kB gzip.
 * @example staticFields('\tstatic {\n\t\tthis.styles = a;\n\t}') // '\tstatic styles = a;'
 */
export function staticFields(code: string): string {
  return code.replace(BLOCK, '$1static $2 = $3;');
}

export function staticFieldsPlugin(): Plugin {
  return {
    name: 'aj-static-fields',
    transform: (code) => (code.includes('static {') ? { code: staticFields(code), map: null } : null),
  };
}
