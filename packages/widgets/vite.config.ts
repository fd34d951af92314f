import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { slimLibrary } from './slim-library.mjs';

/**
 * Serves the playground (every widget in every sample, theme and language) and the example pages, which need no service;
 * builds the playground as a site that any server of files can show.
 */
export default defineConfig({
  plugins: [slimLibrary(), vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('aj-') } } })],
  server: { host: '127.0.0.1' },
  base: './',
  build: { target: 'es2022', outDir: 'dist/playground', chunkSizeWarningLimit: 2000 },
});
