/**
 * Why the database cannot be had. `values` hold what a sentence about it needs: `folder` of the data, `found` and
 * `wanted` (major versions), `program` (npm package), `reasons` or `reason` as the system gave them.
 */
export type EmbeddedPostgresErrorCode =
  | 'already_running'
  | 'other_version'
  | 'not_installed'
  | 'cannot_run'
  | 'did_not_start'
  | 'did_not_answer'
  | 'no_free_port';

/** Names its cause by a code: the application that starts the database says it in its own words. */
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
