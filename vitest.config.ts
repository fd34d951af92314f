import { defineConfig } from 'vitest/config';
import { slimLibrary } from './packages/widgets/slim-library.mjs';

/** Pure, route and picture tests, in Node. Element tests run in a browser: web-test-runner.config.mjs. */
export default defineConfig({
  oxc: { decorator: { legacy: true } },
  plugins: [slimLibrary()],
  test: {
    // Pictures are drawn with the library that pages draw with.
    server: { deps: { inline: [/\/node_modules\/(?:echarts|zrender)\//] } },
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'samples/**/*.test.ts',
      'tests/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.element.test.ts'],
    globalSetup: ['scripts/bundled-server.setup.ts'],
    // Modules are loaded once a worker, not once a file: most of the time went there.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
