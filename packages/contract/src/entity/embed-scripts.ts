import { Type, type Static } from 'typebox';

const Script = Type.Object({
  /** Its name below `/embed/`: version and hash of its content, so that it never changes. */
  file: Type.String(),
  /** What the attribute `integrity` of a script tag says of it. */
  integrity: Type.String(),
});

/** The copies of the embed script that keep their content, as `/embed/scripts.json` tells them. */
export const EmbedScripts = Type.Object({
  version: Type.String(),
  /** For pages that load modules; its parts are fetched when they are needed. */
  module: Script,
  /** All of it in one file. */
  classic: Script,
});
export type EmbedScripts = Static<typeof EmbedScripts>;
