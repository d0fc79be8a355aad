/**
 * The rooms of the house: where code lives and what it may import. The first room whose folder matches a file is its room.
 * `may` lists rooms (by name); a file may always import its own room. Rooms in `typesOnly` are imported with `import type` alone.
 * `packages` lists npm packages by name or `*`.
 * Pages of the web app compose features; features do not know each other.
 */
export const rooms = [
  {
    name: 'domain',
    folder: 'packages/domain/src',
    may: [],
    packages: ['libphonenumber-js'],
    why: 'pure rules: no I/O, no clock, no framework',
  },
  {
    name: 'contract',
    folder: 'packages/contract/src',
    may: ['domain'],
    packages: ['zod'],
    why: 'shapes of calls only',
  },
  { name: 'lexicon', folder: 'packages/lexicon', may: ['domain'], packages: ['*'], why: 'words, not product rules' },
  {
    name: 'voice',
    folder: 'packages/voice-espeak',
    may: [],
    packages: ['*'],
    why: 'a program of its own under its own licence',
  },
  {
    name: 'embedded postgres',
    folder: 'packages/embedded-postgres',
    may: [],
    packages: ['*'],
    why: 'of use to other applications',
  },
  {
    name: 'table reader',
    folder: 'packages/table-reader',
    may: [],
    packages: ['*'],
    why: 'of use to other applications',
  },

  {
    name: 'testing',
    folder: 'packages/testing/src',
    may: [],
    packages: ['*'],
    why: 'starts the product and a browser for tests and measurements; no product code imports it',
  },

  { name: 'server ports', folder: 'apps/server/src/ports', may: ['domain'], packages: [], why: 'interfaces only' },
  {
    name: 'server schema',
    folder: 'apps/server/src/database/schema',
    may: ['domain'],
    packages: ['kysely'],
    why: 'tables as types',
  },
  {
    name: 'server adapters',
    folder: 'apps/server/src/adapters',
    may: ['domain', 'contract', 'lexicon', 'server ports', 'server foundation', 'server database'],
    packages: ['*'],
    why: 'one outside service each; knows no feature',
  },
  {
    name: 'server database',
    folder: 'apps/server/src/database',
    may: ['domain', 'embedded postgres', 'server schema'],
    packages: ['kysely', 'pg'],
    why: 'client, embedded PostgreSQL, migrations',
  },
  {
    name: 'server access',
    folder: 'apps/server/src/access',
    may: ['domain', 'server database', 'server schema', 'server foundation'],
    packages: ['kysely'],
    why: 'who a caller is, and how often something may be tried',
  },
  {
    name: 'server http',
    folder: 'apps/server/src/http',
    may: ['domain', 'contract', 'server ports', 'server database', 'server access', 'server foundation'],
    packages: ['*'],
    why: 'plugins that every call passes; knows no feature',
  },
  {
    name: 'server features',
    folder: 'apps/server/src/features',
    may: [
      'domain',
      'contract',
      'lexicon',
      'table reader',
      'server ports',
      'server database',
      'server schema',
      'server access',
      'server http',
      'server mail',
      'server foundation',
    ],
    packages: ['*'],
    why: 'use cases; outside services only through ports',
  },
  {
    name: 'server mail',
    folder: 'apps/server/src/mail',
    may: ['domain', 'server ports', 'server database', 'server foundation'],
    packages: ['kysely'],
    why: 'the outbox',
  },
  {
    name: 'server demo',
    folder: 'apps/server/src/demo',
    may: ['domain', 'server database', 'server features', 'server foundation'],
    packages: ['kysely'],
    why: 'accounts and clusters to try the product with',
  },
  {
    name: 'server foundation',
    folder: 'apps/server/src/{context,config,failure,keyed-queue,log}',
    may: ['domain', 'contract', 'server ports', 'server database'],
    packages: ['zod', 'fastify'],
    why: 'what every use case gets',
  },
  {
    name: 'server composition',
    folder: 'apps/server/src',
    may: ['*'],
    packages: ['*'],
    why: 'puts everything together',
  },

  {
    name: 'web ui',
    folder: 'apps/web/src/ui',
    may: [],
    packages: ['*'],
    why: 'presentational parts without product words',
  },
  {
    name: 'web platform',
    folder: 'apps/web/src/platform',
    may: ['contract', 'domain'],
    typesOnly: ['contract'],
    packages: ['*'],
    why: 'the only fetch and storage',
  },
  {
    name: 'web features',
    folder: 'apps/web/src/features',
    may: ['domain', 'contract', 'web ui', 'web platform'],
    typesOnly: ['contract'],
    packages: ['*'],
    why: 'screens and dialogs of one area',
  },
  {
    name: 'web app',
    folder: 'apps/web/src',
    may: ['*'],
    typesOnly: ['contract'],
    packages: ['*'],
    why: 'router, guards, shell, pages',
  },
];

/** Named edges between features: the left may import the right. Anything else between two features is refused. */
export const featureEdges = {
  server: {
    clusters: ['accounts'],
    rows: ['clusters'],
    accounts: ['allowance', 'premium'],
    'account-export': ['transfer'],
    orders: ['coupons', 'invoices'],
    payments: ['orders'],
    premium: ['coupons', 'invoices', 'orders', 'payments'],
    settings: ['allowance'],
    translation: ['allowance', 'clusters'],
    listening: ['allowance', 'clusters'],
    teacher: ['allowance', 'clusters', 'rows'],
    chat: ['allowance', 'teacher'],
    sharing: ['clusters'],
    transfer: ['clusters', 'rows'],
  },
  web: {},
};
