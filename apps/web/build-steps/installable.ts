import { createHash } from 'node:crypto';
import { ACCEPTED_EXTENSIONS } from '@wordcluster/domain/clusters/file-import';
import { VitePWA } from 'vite-plugin-pwa';

/** An address that no screen has: the server answers it with the app's page, and only the service worker asks for it. */
const APP_PAGE = '/app-page';

/** The page names the release's scripts: with any other file it is another page. */
function appPage(entries: readonly { url: string; revision: string | null }[]) {
  const files = entries.map(({ url, revision }) => `${url} ${revision}`).toSorted();
  return { url: APP_PAGE, revision: createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16), size: 0 };
}

/** Addresses that the server answers itself: calls, files and the pages of others. */
const NOT_PAGES = [
  /^\/(?:api|assets|dev|sandbox-gateway|payment-return|site-logo|auth\/oidc|healthz|readyz)(?:[/?]|$)/,
  /^[^?]*\.[a-z0-9]{2,5}(?:\?|$)/i,
];

/**
 * Media types of the files that the import reads: phones judge by them, and have none of its own for most packages.
 */
const SHARED_TYPES = [
  'text/*',
  'application/json',
  'application/xml',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel',
  'application/apkg',
  'application/x-sqlite3',
  'application/octet-stream',
];

/**
 * Makes the app installable and its shell available offline. The worker answers every page with its copy, at once and
 * with the policy it came with; `platform/browser/service-worker.ts` renews the copy at each visit, so that nonce and settings are not
 * older than the visit before. Calls never pass through the worker.
 */
export const installable = () =>
  VitePWA({
    registerType: 'prompt',
    // platform/browser/service-worker.ts registers it, after the first page is drawn.
    injectRegister: null,
    filename: 'sw.js',
    manifest: {
      id: '/',
      name: 'Wordcluster',
      short_name: 'Wordcluster',
      description: 'Improve your vocabulary by clicking: keep words in clusters and practise them.',
      lang: 'en',
      categories: ['education'],
      start_url: '/clusters',
      scope: '/',
      display: 'standalone',
      share_target: {
        // The service worker takes it: src/service-worker/shared-files.ts.
        action: '/add',
        method: 'POST',
        enctype: 'multipart/form-data',
        params: {
          title: 'title',
          text: 'text',
          url: 'url',
          files: [{ name: 'file', accept: [...SHARED_TYPES, ...ACCEPTED_EXTENSIONS] }],
        },
      },
      background_color: '#0e1211',
      theme_color: '#0e1211',
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    includeManifestIcons: false,
    workbox: {
      // The worker's own policy allows no second script.
      inlineWorkboxRuntime: true,
      sourcemap: false,
      globPatterns: ['assets/**/*.{js,css,woff2}', 'favicon.svg', 'icons/icon-192.png'],
      globIgnores: ['**/error-collector-*.js', 'assets/words/**'],
      // Of the word lists those that somebody practises with: up to four for each language, and those of the release before.
      runtimeCaching: [
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/words/'),
          handler: 'CacheFirst',
          options: { cacheName: 'words', expiration: { maxEntries: 48 } },
        },
      ],
      maximumFileSizeToCacheInBytes: 4_000_000,
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [(entries) => ({ manifest: [...entries, appPage(entries)], warnings: [] })],
      navigateFallback: APP_PAGE,
      navigateFallbackDenylist: NOT_PAGES,
      cleanupOutdatedCaches: true,
      clientsClaim: true,
    },
  });
