import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build-steps/compressed.ts';
import { preload } from './build-steps/preload.ts';
import { prerender } from './build-steps/prerender.ts';
import { fontParts } from './build-steps/font-parts.ts';
import { installable } from './build-steps/installable.ts';
import { loginSize } from './build-steps/login-size.ts';
import { nearWords } from './build-steps/near-words.ts';
import { compiledCatalogues, lightIcons, styledWithoutTags, withoutRipple } from './build-steps/replaced-modules.ts';
import { themeStyle } from './build-steps/theme-style.ts';
import { workerParts } from './build-steps/worker-parts.ts';
import { precompileMessages } from './precompile-messages.ts';

const cwd = import.meta.dirname;
const api = process.env['WORDCLUSTER_API'] ?? `http://localhost:${process.env['PORT'] ?? '3000'}`;
const proxy = Object.fromEntries(['/api', '/dev'].map((path) => [path, { target: api, changeOrigin: false }]));

const packageFiles = (...names: string[]) => new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

const base = packageFiles(
  'react|react-dom|scheduler|react-router|zustand|use-sync-external-store',
  '@lingui[\\/](?:core|react)',
  '@tanstack[\\/](?:react-query|query-core)',
);
const theme = packageFiles(
  '@emotion|stylis',
  // useRovingTabIndex is of menus, which come later.
  '@mui[\\/](?:system|utils(?![\\/]useRovingTabIndex)|styled-engine|private-theming)',
  '@mui[\\/]material[\\/](?:styles|utils|Box|Button|ButtonBase|IconButton|Typography|Paper)',
  '@mui[\\/]material[\\/](?:OutlinedInput|InputBase|FormControl|TextareaAutosize|CircularProgress)',
);

/**
 * Chunk groups of the first render: each file costs a round trip, and one compresses better than thirty. `base` is
 * what every page needs and `theme` what every page but the login page does (both outlive releases in the browser's cache),
 * `start` the app itself with the login page, `themed` our own theme, `home` what signed-in users see first; each with what it imports,
 * unless a group above has it.
 */
const firstDrawGroups = [
  { name: 'base', test: base, priority: 4 },
  { name: 'theme', test: theme, priority: 3 },
  { name: 'start', test: /[\\/]src[\\/]main\.tsx$/, priority: 2 },
  { name: 'themed', test: /[\\/]src[\\/]app[\\/]theme[\\/]Themed\.tsx$/, priority: 1.5 },
  { name: 'home', test: /[\\/]src[\\/]app[\\/](?:shell[\\/]Shell|pages[\\/]ClustersPage)\.tsx$/, priority: 1 },
];

/** How answers are compared is a part of every session; how they are graded comes beside its first question. */
const answerGroups = [
  {
    name: 'answers',
    test: /[\\/]practice[\\/](?:comparison|boxes|letter-difference|grading[\\/]word-lists)\.ts$/,
    priority: 0.5,
  },
  { name: 'grading', test: /[\\/]practice[\\/]grading[\\/]grade\.ts$/, priority: 0.4 },
];

/** Words of 40 languages, of which nobody practises more than a few: kept apart, so that the service worker loads those alone that are asked for. */
const wordLists = /[\\/](?:everyday|near)-words[\\/]|grading[\\/]numbers[\\/](?!index)/;

/** Plugins that the source needs to run: texts, buttons without ripple, icons, React. Component tests are built with them too. */
export const codePlugins = () => [
  // English texts stay in the chunk that shows them, so the login page does not load the texts of all other screens.
  babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' }, { cwd })] }),
  babel({ presets: [{ preset: { plugins: [precompileMessages] }, rolldown: { filter: { code: /\bmessage:/ } } }] }),
  withoutRipple(),
  lightIcons(),
  styledWithoutTags(),
  react(),
  lingui({ cwd }),
  compiledCatalogues(),
];

export default defineConfig({
  plugins: [
    nearWords(),
    ...codePlugins(),
    themeStyle(),
    fontParts(),
    preload(),
    loginSize(),
    prerender(codePlugins),
    installable(),
    workerParts(),
    compressed(),
  ],
  // The server puts a fresh nonce in its place with every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The page's policy allows no data: fonts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [...firstDrawGroups, ...answerGroups] },
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${wordLists.test(facadeModuleId ?? '') ? 'words/' : ''}[name]-[hash].js`,
      },
    },
  },
  experimental: {
    // Relative addresses: scripts and styles may be served by a CDN (ASSETS_URL of the server). Browsers start workers of
    // the page's own origin only.
    renderBuiltUrl(file, { hostType, type }) {
      if (hostType === 'html' || type === 'public') return undefined;
      return /-worker-/.test(file)
        ? { runtime: `location.origin + ${JSON.stringify(`/${file}`)}` }
        : { relative: true };
    },
  },
  server: { port: 5173, proxy },
  preview: { proxy },
});
