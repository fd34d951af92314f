/** One figure of a bench. Figures are compared only with their floor of the same run: machines differ. */
export interface BenchResult {
  readonly name: string;
  readonly measured: number;
  readonly unit: string;
  /** The same work by the plainest means, measured in the same run. */
  readonly floor?: number;
  /** measured ÷ floor */
  readonly ratio?: number;
  /** The ratio (or figure) that must not be exceeded. */
  readonly target?: number;
  readonly note?: string;
}
