import type { EmbeddedConnection } from '../../src/database/embedded.ts';

/** The migrated, empty database every test database is a copy of. */
export const TEMPLATE = 'test_template';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: EmbeddedConnection;
  }
}
