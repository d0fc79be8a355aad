import pg from 'pg';

/** The statement with its values inlined: with bound ones, Citus explains a generic plan. */
export const written = (text: string, values: readonly unknown[]) =>
  text.replaceAll(/\$(\d+)/g, (_place, number: string) => literal(values[Number(number) - 1]));

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(element).join(',')}}`);
  if (Buffer.isBuffer(value)) return `'${bytes(value)}'`;
  if (value instanceof Date) return `'${value.toISOString()}'`;
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}

const bytes = (value: Buffer) => `\\x${value.toString('hex')}`;

function element(value: unknown): string {
  if (value === null) return 'NULL';
  return JSON.stringify(Buffer.isBuffer(value) ? bytes(value) : value);
}
