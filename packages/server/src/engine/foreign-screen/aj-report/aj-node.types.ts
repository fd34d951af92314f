import type { Loose } from '../foreign-screen.types.ts';

/** One widget of AJ-Report, unwrapped. */
export interface AjNode {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly setup: Loose;
  readonly data: Loose;
  readonly position: Loose;
}
