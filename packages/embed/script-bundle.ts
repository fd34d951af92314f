import type { Plugin, Rolldown } from 'vite';
import { scriptChunks, type ScriptChunks } from './script-chunks.plugin.ts';
import { fitDrawingLibrary } from './fit-library.plugin.ts';
import { leaveOutFormTexts } from './form-texts.plugin.ts';

/** How a script with widgets is bundled: the embed script, and the pages of benches that stand for it. */
export interface ScriptBundle {
  readonly plugins: Plugin[];
  /** Declarations whose values nobody reads are left out; the contract's schemas are a third of the script otherwise. */
  readonly treeshake: Rolldown.TreeshakingOptions;
  readonly groups: ScriptChunks['groups'];
}

export function scriptBundle(): ScriptBundle {
  const chunks = scriptChunks();
  return {
    plugins: [fitDrawingLibrary(), leaveOutFormTexts(), chunks.plugin],
    treeshake: {
      manualPureFunctions: ['Type', 'field', 'defineEndpoint', 'pageResultOf'],
      propertyReadSideEffects: false,
    },
    groups: chunks.groups,
  };
}
