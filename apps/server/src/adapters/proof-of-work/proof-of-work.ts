import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../database/client.ts';
import type { SecretKeys } from '../../ports/operation.ts';
import type { BotCheck } from '../../ports/sign-in.ts';
import { provider } from '../provider.ts';

const MINUTES = 20;
/** About a fifth of a second on a laptop and one on a slow phone: work for a program that signs up a thousand times. */
const COST = 5000;

const token = z.object({
  challenge: z.looseObject({
    parameters: z.looseObject({ data: z.object({ action: z.string() }).optional() }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
});

function parseToken(text: string) {
  try {
    const parsed = token.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Invisible proof of work, served and verified by this server without a third party. It proves processor time, not a
 * human; throttling and the confirmation mail add to it. A solved challenge counts once; used ones are stored in the
 * database until they expire, for all servers. `difficulty` multiplies the work.
 */
function proofOfWorkCheck(db: Db, secretKeys: SecretKeys, difficulty: number): BotCheck {
  const secretsOf = (key: string) => {
    const derive = (purpose: string) => createHash('sha256').update(`${purpose}\n${key}`).digest('hex');
    return { hmacSignatureSecret: derive('bot-check'), hmacKeySignatureSecret: derive('bot-check-key') };
  };
  const secrets = secretsOf(secretKeys[0]);
  const accepted = secretKeys.map(secretsOf);
  return {
    name: 'proof-of-work',
    challenge: (action, now) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(Math.ceil(200 * difficulty), Math.ceil(400 * difficulty)),
        deriveKey,
        expiresAt: Math.floor(now.getTime() / 1000) + MINUTES * 60,
        data: { action },
        ...secrets,
      }),
    async verify(text, action, _ip, now) {
      const parsed = parseToken(text);
      if (!parsed || parsed.challenge.parameters.data?.action !== action) return false;
      const { challenge, solution } = parsed as unknown as Pick<
        Parameters<typeof verifySolution>[0],
        'challenge' | 'solution'
      >;
      const verifiedBy = (key: (typeof accepted)[number]) =>
        verifySolution({ challenge, solution, deriveKey, ...key }).then(
          ({ verified }) => verified,
          () => false,
        );
      if (!(await Promise.all(accepted.map(verifiedBy))).includes(true)) return false;
      const until = new Date(now.getTime() + MINUTES * 60_000);
      const signature = createHash('sha256').update(parsed.challenge.signature).digest();
      const { numAffectedRows } = await sql`
        insert into used_bot_checks (signature, expires_at) values (${signature}, ${until}) on conflict do nothing`.execute(
        db,
      );
      return numAffectedRows === 1n;
    },
  };
}

export const proofOfWork = provider({
  name: 'proof-of-work',
  settings: { BOT_CHECK_DIFFICULTY: z.coerce.number().min(0.1).max(100).default(1) },
  configure: ({ BOT_CHECK_DIFFICULTY }) => ({
    open: ({ db, secretKeys }) => proofOfWorkCheck(db, secretKeys, BOT_CHECK_DIFFICULTY),
  }),
});

/** For tests. */
export const noBotCheck = provider({
  name: 'off',
  settings: {},
  configure: (_settings, { chosen, production }) =>
    production && chosen
      ? 'BOT_CHECK=off is for tests, not for production.'
      : { open: (): BotCheck => ({ name: 'off', challenge: async () => null, verify: async () => true }) },
});
