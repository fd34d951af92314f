import type { Plugin, Rolldown } from 'vite';
import { scriptChunks, type ScriptChunks } from './script-chunks.plugin.ts';
import { slimLibrary } from '../widgets/slim-library.mjs';
import { leaveOutFormTexts } from './form-texts.plugin.ts';

/** How a script with widgets is bundled: the embed script, and the pages of benches that stand for it. */
export interface ScriptBundle {
  readonly plugins: Plugin[];
  readonly input: Pick<Rolldown.InputOptions, 'treeshake' | 'preserveEntrySignatures'>;
  readonly groups: ScriptChunks['groups'];
}

export function scriptBundle(): ScriptBundle {
  const chunks = scriptChunks();
  return {
    plugins: [slimLibrary(), leaveOutFormTexts(), chunks.plugin],
    input: {
      // Declarations whose values nobody reads are left out; the contract's schemas are a third of the script otherwise.
      treeshake: {
        manualPureFunctions: ['Type', 'field', 'defineEndpoint', 'pageResultOf'],
        propertyReadSideEffects: false,
      },
      // Without it parts of the kit stay in the script itself, and what it needs of charts draws them all along.
      preserveEntrySignatures: 'strict',
    },
    groups: chunks.groups,
  };
}
