import { writeFileSync } from 'node:fs';
import path from 'node:path';

function countSuite(suite, where, totals) {
  for (const test of suite?.tests ?? []) {
    if (test.skipped) totals.skipped += 1;
    else if (test.passed) totals.passed += 1;
    else {
      totals.failed += 1;
      totals.failures.push(`${where} > ${test.name}: ${(test.error?.message ?? 'no reason given').split('\n')[0]}`);
    }
  }
  for (const inner of suite?.suites ?? []) countSuite(inner, `${where} > ${inner.name}`, totals);
}

/**
 * Writes to `element.json` in `$AJ_TEST_RESULTS`, when that is set, how many tests passed, failed and were skipped,
 * one line for each that failed, and how long each file took: files run one after another, so that each took the time
 * since the one before, with its loading.
 */
export function countReporter() {
  const folder = process.env.AJ_TEST_RESULTS;
  const files = [];
  let last = performance.now();
  return {
    reportTestFileResults({ testFile }) {
      const now = performance.now();
      files.push({ file: path.relative(process.cwd(), testFile), ms: now - last });
      last = now;
    },
    onTestRunFinished({ sessions }) {
      if (!folder) return;
      const totals = { passed: 0, failed: 0, skipped: 0, failures: [], files };
      for (const session of sessions) {
        const where = path.relative(process.cwd(), session.testFile ?? '');
        if (!session.passed && session.errors.length > 0) {
          totals.failed += 1;
          totals.failures.push(`${where}: ${session.errors[0].message}`);
        }
        countSuite(session.testResults, where, totals);
      }
      writeFileSync(path.join(folder, 'element.json'), JSON.stringify(totals));
    },
  };
}
