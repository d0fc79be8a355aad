/** Texts as PostgreSQL writes an array. Made in the worker: on the main thread it would take other users' time. */
export function arrayLiteral(values: readonly (string | null)[]): string {
  let literal = '{';
  for (const [index, value] of values.entries()) {
    if (index > 0) literal += ',';
    literal += value === null ? 'NULL' : `"${/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`;
  }
  return `${literal}}`;
}
