/** Formulas whose answer differs from that of the oracle, each with the reason. */
export const DIFFERENCES: Readonly<Record<string, string>> = {
  'DATE(1900,2,28)':
    'Excel says 59: its calendar has a 29 February 1900. The two programs of the oracle count all earlier days one higher.',
};
