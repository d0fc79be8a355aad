import { createHash } from 'node:crypto';
import type { Context } from '../../../context.ts';

const OWN = /^wc([0-9a-f]{8})-([1-9]\d{0,14})$/;

/** Distinguishes rows of different installations with the same ids. */
export const installation = ({ config }: Pick<Context, 'config'>): string =>
  createHash('sha256').update(config.publicUrl).digest('hex').slice(0, 8);

/** Guids of rows that did not come from Anki: deterministic. */
export const guidsOfRows = (context: Pick<Context, 'config'>): ((rowId: number) => string) => {
  const prefix = `wc${installation(context)}-`;
  return (rowId) => `${prefix}${rowId}`;
};

/** The row that went to Anki under this guid from here; null for all others. */
export function ownRow(context: Pick<Context, 'config'>, guid: string): number | null {
  const own = OWN.exec(guid);
  return own?.[1] === installation(context) && own[2] ? Number(own[2]) : null;
}
