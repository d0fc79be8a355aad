import type { EmbeddedConnection } from '../../src/database/embedded.ts';
import type { Node } from './nodes.ts';

/** The migrated, empty database every test database is a copy of. */
export const TEMPLATE = 'test_template';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: EmbeddedConnection;
    /** The machines of a sharded database; none of a single one. */
    nodes: readonly Node[];
  }
}
