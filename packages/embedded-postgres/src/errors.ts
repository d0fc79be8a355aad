/**
 * Why the database is not available. `values` of the message: `folder` of the data, `found` and `wanted` (major
 * versions), `program` (npm package), `reasons` or `reason` of the system.
 */
export type EmbeddedPostgresErrorCode =
  | 'already_running'
  | 'other_version'
  | 'not_installed'
  | 'cannot_run'
  | 'did_not_start'
  | 'did_not_answer'
  | 'no_free_port';

/** Error with a code; the application has the message. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresErrorCode;
  readonly values: Readonly<Record<string, string>>;

  constructor(code: EmbeddedPostgresErrorCode, values: Record<string, string> = {}, options?: ErrorOptions) {
    const details = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
    super([code, ...details].join(', '), options);
    this.name = 'EmbeddedPostgresError';
    this.code = code;
    this.values = values;
  }
}
