/** Why options cannot be had, and what asks for them again. */
export interface Failure {
  readonly problem: string;
  retry(): void;
}
