import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { fail, requireReadyMachine } from './node-version.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
await requireReadyMachine(root);
const { findChrome } = await import('./chrome.mjs');
const { isBuilt } = await import('./build-stamp.mjs');
const { filesOfVitest, timesOf } = await import('./test-times.mjs');

const chrome = await findChrome().catch((error) =>
  fail(error.message, '没有找到浏览器：请安装 Chromium 或 Chrome，或设置 CHROME_BIN。'),
);
const results = mkdtempSync(path.join(tmpdir(), 'aj-report-tests-'));
const env = { ...process.env, CHROME_BIN: chrome, AJ_TEST_RESULTS: results };
const totals = { passed: 0, failed: 0, skipped: 0 };
/** One line a failed test, said again at the very end: logs are long and often read from their end. */
const failures = [];
const suites = [];

function run(title, program, args) {
  console.log(`\n── ${title}`);
  const start = performance.now();
  const { status } = spawnSync(path.join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  suites.push({ title, ms: performance.now() - start, files: [] });
  return status ?? 1;
}

/** Adds the counts that a runner wrote; a runner that wrote none has failed as a whole. */
function count(title, status, file, read) {
  const report = path.join(results, file);
  if (!existsSync(report)) {
    totals.failed += 1;
    failures.push(`${title}: the runner ended with ${status} and reported nothing`);
    return;
  }
  const { passed, failed, skipped, failures: told, files } = read(JSON.parse(readFileSync(report, 'utf8')));
  failures.push(...told);
  suites.at(-1).files = files;
  totals.passed += passed;
  totals.skipped += skipped;
  totals.failed += failed === 0 && status !== 0 ? 1 : failed;
  if (failed === 0 && status !== 0) failures.push(`${title}: every test passed, yet the runner ended with ${status}`);
}

/** The reason, what was waited for, and the line of the test. */
function reasonOf(text = '') {
  const [first, ...rest] = stripVTControlCharacters(text).split('\n');
  const awaited = rest.find((line) => line.includes('- waiting for'));
  const place = rest.find((line) => /^ +at .*\.(path|test)\.tsx?:\d+/.test(line));
  return [first, awaited, place && path.basename(place.trim())]
    .filter(Boolean)
    .map((line) => line.trim())
    .join(' ')
    .slice(0, 400);
}

const failuresOfVitest = (report) =>
  report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [`${file}: ${reasonOf(message) || 'its set-up or its end failed, for the reason printed above'}`];
    return failed.map((test) => `${file} > ${test.fullName}: ${reasonOf(test.failureMessages[0])}`);
  });

const readVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
  failures: failuresOfVitest(report),
  files: filesOfVitest(report, root),
});

function runVitest(title, config, file) {
  const report = path.join(results, file);
  const status = run(title, 'vitest', [
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/failed-suites.reporter.ts',
    `--outputFile.json=${report}`,
  ]);
  count(title, status, file, readVitest);
}

const only = process.argv.slice(2);
const wants = (name) => only.length === 0 || only.includes(name);

if (wants('unit')) runVitest('pure, route and picture tests', 'vitest.config.ts', 'unit.json');
if (wants('element')) {
  const status = run('element tests in Chromium', 'wtr', []);
  count('element tests', status, 'element.json', (report) => report);
}
if (wants('path')) {
  if (!isBuilt(root) && run('build', 'tsx', ['scripts/build.ts']) !== 0)
    fail('The build failed; the reason is above.', '构建失败，原因见上。');
  runVitest('paths through the started product', 'tests/vitest.config.ts', 'path.json');
}
const pages = path.join(results, 'failed-pages.txt');
if (existsSync(pages)) console.error(`\nWhat pages showed where a path failed:\n${readFileSync(pages, 'utf8')}`);
rmSync(results, { recursive: true, force: true });

for (const failure of failures) console.error(`✗ ${failure}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(['', ...timesOf(suites)].join('\n'));
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
