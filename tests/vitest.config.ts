import { defineConfig } from 'vitest/config';

/** Paths through the built and started product in a real browser, one after the other. */
export default defineConfig({
  test: {
    include: ['tests/**/*.path.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
