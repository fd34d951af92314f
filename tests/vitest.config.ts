import { defineConfig } from 'vitest/config';

/** Paths through the built and started product in a real browser, two files at a time: each has a product of its own. */
export default defineConfig({
  test: {
    include: ['tests/**/*.path.ts'],
    globalSetup: ['tests/seeded-data.setup.ts'],
    setupFiles: ['tests/failed-pages.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
    // As long as the browser waits for what it is to find.
    expect: { poll: { timeout: 20_000 } },
  },
});
