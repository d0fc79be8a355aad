import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['WORDCLUSTER_API'] ?? `http://localhost:${process.env['PORT'] ?? '3000'}`;
const proxy = Object.fromEntries(['/api', '/dev'].map((path) => [path, { target: api, changeOrigin: false }]));

export default defineConfig({
  plugins: [
    // English texts stay in the chunk that shows them, so the login page does not load the texts of all other screens.
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
    react(),
    lingui(),
  ],
  // The server puts a fresh nonce in its place with every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The page's policy allows no data: fonts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
  server: { port: 5173, proxy },
  preview: { proxy },
});
