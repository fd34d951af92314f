import type { Plugin, Rolldown } from 'vite';
import { limitsPlugin } from './limits.plugin.ts';
import { ownNames } from './own-names.plugin.ts';
import { plainStylesPlugin } from './plain-styles.plugin.ts';
import { scriptChunks, type ScriptChunks } from './script-chunks.plugin.ts';
import { staticFieldsPlugin } from './static-fields.plugin.ts';
import { slimLibrary } from '../widgets/slim-library.mjs';

/** How a script with widgets is bundled: the embed script, and the pages of benches that stand for it. */
export interface ScriptBundle {
  readonly plugins: Plugin[];
  readonly input: Pick<Rolldown.InputOptions, 'treeshake' | 'preserveEntrySignatures'>;
  readonly groups: ScriptChunks['groups'];
}

export function scriptBundle(): ScriptBundle {
  const chunks = scriptChunks();
  return {
    plugins: [limitsPlugin(), slimLibrary(), plainStylesPlugin(), staticFieldsPlugin(), chunks.plugin, ownNames()],
    input: {
      treeshake: { propertyReadSideEffects: false },
      // Without it parts of the kit stay in the script itself, and what it needs of charts draws them all along.
      preserveEntrySignatures: 'strict',
    },
    groups: chunks.groups,
  };
}
