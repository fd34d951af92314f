import { defineConfig } from 'vite';

/** Serves the playground: every widget in every sample, theme and language. It needs no service. */
export default defineConfig({
  server: { host: '127.0.0.1' },
  build: { target: 'es2022' },
});
