import type { LexicalRules } from '../tokenize-sql.ts';

/** What must be known of an engine's language to prove that a text is one harmless SELECT. */
export interface SqlLexicon {
  /** Name of the engine, for messages. */
  readonly engine: string;
  readonly lexis: LexicalRules;
  /** The name that a quoted identifier stands for; undefined when it is unknown. */
  unquote(identifier: string): string | undefined;
  /** Comments that the engine runs. */
  readonly runsComment?: RegExp;
  /** Signs that no harmless SELECT needs, with what they are. */
  readonly refusedSymbols: ReadonlySet<string>;
  /** Words that stand for a clause which reaches beyond reading. */
  readonly refusedWords: ReadonlySet<string>;
  /** Whether a name may be called. */
  isRefusedCall(name: string): boolean;
  /** Names refused wherever they stand: tables and functions of the engine's own that need no schema before them. */
  readonly refusedEverywhere?: RegExp;
  /** Schemas of the engine's own. */
  readonly refusedSchemas: ReadonlySet<string>;
  /** Functions that may stand where a table stands; undefined = all that may be called. */
  readonly tableFunctions?: ReadonlySet<string>;
}
