import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { slimLibrary } from '../widgets/slim-library.mjs';
import { iconSprite } from './icon-sprite.ts';

/** The service that `npm run dev` starts beside these pages. */
const SERVER = `http://127.0.0.1:${process.env['PORT'] ?? 9095}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [slimLibrary(), react(), iconSprite()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
  },
  server: {
    proxy: Object.fromEntries(
      ['/data-report', '/embed', '/aj', '/bigscreen/viewer'].map((prefix) => [prefix, { target: SERVER, ws: true }]),
    ),
  },
});
