import type { Plugin } from 'vite';

/** The bundler's helper that makes the namespace of a module, as it writes it into a chunk. */
const HELPER = /for \(var (\w+) in (\w+)\)(?=\s*\{?\s*__defProp\()/g;
/** The same when it is small. */
const SMALL = /for\(var (\w+) in (\w+)\)\w+\(\w+,\1,\{get:\2\[\1\]/;

/**
 * Names of a module are taken from what it exports alone. The bundler's helper goes through inherited names too: in a
 * page that adds a text to every object (`Object.prototype.label = 'x'`) no chart could be loaded.
 */
export function ownNames(): Plugin {
  return {
    name: 'aj-own-names',
    renderChunk: (code) => {
      const own = code.replace(HELPER, 'for (var $1 of Object.keys($2))');
      return own === code ? null : { code: own, map: null };
    },
    generateBundle(_options, bundle) {
      for (const [file, { type, ...chunk }] of Object.entries(bundle)) {
        if (type === 'chunk' && 'code' in chunk && SMALL.test(chunk.code))
          this.error(
            `${file} has names of a module from inherited ones: own-names.plugin.ts no longer finds the helper`,
          );
      }
    },
  };
}
