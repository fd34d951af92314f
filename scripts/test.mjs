import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** What the browsers' tests print while the unit tests do, which is shown after those; undefined once they are over. */
let held = [];

function show(bytes) {
  if (held) held.push(bytes);
  else process.stdout.write(bytes);
}

function showHeld() {
  const bytes = held;
  held = undefined;
  bytes.forEach(show);
}

async function run(title, program, args, isHeld = false) {
  if (isHeld) show(`\n── ${title}\n`);
  else console.log(`\n── ${title}`);
  const output = isHeld ? 'pipe' : 'inherit';
  const stdio = ['ignore', output, output];
  const child = spawn(path.join(root, 'node_modules/.bin', program), args, { cwd: root, env, stdio });
  child.stdout?.on('data', show);
  child.stderr?.on('data', show);
  const [status] = await once(child, 'close');
  return status ?? 1;
}

/** Runs one suite and adds what it reported. */
async function runSuite(title, { program, args, report, read }, isHeld) {
  const start = performance.now();
  const status = await run(title, program, args, isHeld);
  const suite = { title, ms: performance.now() - start, files: [] };
  suites.push(suite);
  count(suite, status, report, read);
}

/** Adds the counts that a runner wrote; a runner that wrote none has failed as a whole. */
function count(suite, status, file, read) {
  const { title } = suite;
  const report = path.join(results, file);
  if (!existsSync(report)) {
    totals.failed += 1;
    failures.push(`${title}: the runner ended with ${status} and reported nothing`);
    return;
  }
  const { passed, failed, skipped, failures: told, files } = read(JSON.parse(readFileSync(report, 'utf8')));
  failures.push(...told);
  suite.files = files;
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

function vitest(config, file) {
  const report = `--outputFile.json=${path.join(results, file)}`;
  const reporters = ['default', 'json', './scripts/failed-suites.reporter.ts'].map((name) => `--reporter=${name}`);
  return { program: 'vitest', args: ['run', '--config', config, ...reporters, report], report: file, read: readVitest };
}

const SUITES = {
  unit: ['pure, route and picture tests', vitest('vitest.config.ts', 'unit.json')],
  element: [
    'element tests in Chromium',
    { program: 'wtr', args: [], report: 'element.json', read: (report) => report },
  ],
  path: ['paths through the started product', vitest('tests/vitest.config.ts', 'path.json')],
};

const only = process.argv.slice(2);
const wants = (name) => only.length === 0 || only.includes(name);

// Before anything runs: paths take their pages from what is built.
if (wants('path') && !isBuilt(root) && (await run('build', 'tsx', ['scripts/build.ts'])) !== 0)
  fail('The build failed; the reason is above.', '构建失败，原因见上。');

async function runUnits() {
  if (wants('unit')) await runSuite(...SUITES.unit);
  showHeld();
}

async function runBrowsers() {
  for (const name of ['element', 'path'].filter(wants)) await runSuite(...SUITES[name], wants('unit'));
}

// Side by side: each of them alone waits for clocks, disks and pages about half of its time.
await Promise.all([runUnits(), runBrowsers()]);

const pages = path.join(results, 'failed-pages.txt');
if (existsSync(pages)) console.error(`\nWhat pages showed where a path failed:\n${readFileSync(pages, 'utf8')}`);
rmSync(results, { recursive: true, force: true });

for (const failure of failures) console.error(`✗ ${failure}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(['', ...timesOf(suites)].join('\n'));
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
