import { writeFileSync } from 'node:fs';
import path from 'node:path';

function countSuite(suite, totals) {
  for (const test of suite?.tests ?? []) {
    if (test.skipped) totals.skipped += 1;
    else if (test.passed) totals.passed += 1;
    else totals.failed += 1;
  }
  for (const inner of suite?.suites ?? []) countSuite(inner, totals);
}

/** Writes how many tests passed, failed and were skipped to `element.json` in `$AJ_TEST_RESULTS`, when that is set. */
export function countReporter() {
  const folder = process.env.AJ_TEST_RESULTS;
  return {
    onTestRunFinished({ sessions }) {
      if (!folder) return;
      const totals = { passed: 0, failed: 0, skipped: 0 };
      for (const session of sessions) {
        if (!session.passed && session.errors.length > 0) totals.failed += 1;
        countSuite(session.testResults, totals);
      }
      writeFileSync(path.join(folder, 'element.json'), JSON.stringify(totals));
    },
  };
}
