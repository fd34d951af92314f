import type { Reporter, TestSuite } from 'vitest/node';

/** Prints why the set-up or the end of a suite failed: the report in JSON names such a suite without a reason. */
export default class FailedSuites implements Reporter {
  onTestSuiteResult(suite: TestSuite): void {
    for (const { message } of suite.errors())
      console.error(`✗ ${suite.module.relativeModuleId} > ${suite.fullName}: ${message.split('\n')[0]}`);
  }
}
