import { randomInt } from 'node:crypto';
import type { Db } from '../../../database/client.ts';
import { hashSecret } from '../../../access/secrets.ts';

const HOW_MANY = 10;
/** 24 characters of 32: 120 random bits, so that a plain hash is enough (ASVS 6.5.2). Without 0, 1, I and O. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 6;
const GROUP_LENGTH = 4;

function newCode(): string {
  const letters = Array.from({ length: GROUPS * GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, (_, n) => letters.slice(n * GROUP_LENGTH, (n + 1) * GROUP_LENGTH)).join('-');
}

/** Normalises input: with or without dashes and spaces, in either case. */
const normalized = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Whether it has the form of a recovery code; codes of an app are six digits. */
export const looksLikeRecoveryCode = (code: string): boolean => normalized(code).length === GROUPS * GROUP_LENGTH;

/** Ten new codes, shown once; earlier ones no longer count. */
export async function makeRecoveryCodes(trx: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashSecret(normalized(code)), used_at: null })))
    .execute();
  return codes;
}

/** Uses a code up; false for one that is unknown or used. */
export async function spendRecoveryCode(db: Db, userId: number, code: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashSecret(normalized(code)))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
