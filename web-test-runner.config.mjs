import { fileURLToPath } from 'node:url';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { CHROME_FLAGS, findChrome } from './scripts/chrome.mjs';
import { bundledTests } from './scripts/element-tests/bundled-tests.mjs';
import { countReporter } from './scripts/element-tests/count-reporter.mjs';
import { pictures } from './scripts/element-tests/pictures.mjs';
import { prebundle } from './scripts/element-tests/prebundle.mjs';

const sources = ['contract', 'widgets', 'embed'].map((name) =>
  fileURLToPath(new URL(`packages/${name}/src`, import.meta.url)),
);

/** Frames come as fast as they are drawn: most of what tests wait for is the next one. */
const FRAME_FLAGS = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Element tests in a real Chromium. Everything else is tested by vitest. */
export default {
  files: 'packages/*/src/**/*.element.test.ts',
  nodeResolve: { exportConditions: ['development'], extensions: ['.ts', '.mjs', '.js'] },
  preserveSymlinks: false,
  // A tab in the background has no animation frames and counts as hidden.
  concurrency: 1,
  // WIDGET=bar-chart runs what is said of one widget alone.
  testFramework: {
    config: { timeout: 20_000, ...(process.env.WIDGET ? { grep: `widget ${process.env.WIDGET} ` } : {}) },
  },
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  // Every widget in every state takes two minutes on two cores that unit tests use too, and more on slow ones.
  testsFinishTimeout: 600_000,
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath: await findChrome(), args: [...CHROME_FLAGS, ...FRAME_FLAGS] },
    }),
  ],
  plugins: [
    pictures(),
    bundledTests(fileURLToPath(new URL('.', import.meta.url)), 'packages/widgets/src'),
    prebundle(sources),
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)) }),
  ],
  reporters: [defaultReporter(), countReporter()],
  // WIDGET names the one widget that `every-widget` draws. ECharts asks for process.env; Lit's hint about its development build is no news.
  testRunnerHtml: (testFramework) => `<!doctype html>
    <html>
      <head><meta charset="utf-8" /></head>
      <body>
        <script>
          window.process = { env: { NODE_ENV: 'development', WIDGET: ${JSON.stringify(process.env.WIDGET ?? '')} } };
          window.litIssuedWarnings = new Set(['dev-mode']);
        </script>
        <script type="module" src="${testFramework}"></script>
      </body>
    </html>`,
};
