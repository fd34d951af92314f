import type { Text } from '../field/text.ts';

export interface ErrorDeclaration {
  /** HTTP status the service answers with. */
  readonly status: number;
  /** Names of the parameters that the messages use. */
  readonly params?: readonly string[];
  /** What stands in place of the message for people who may not know the inside of sources and data sets. */
  readonly outside?: Text;
}
