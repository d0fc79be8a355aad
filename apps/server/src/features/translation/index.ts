import type { FastifyInstance } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import { DAY, type Feature } from '../../feature.ts';
import { callSignal, route } from '../../http/contract-route.ts';
import { sql } from 'kysely';
import { message } from '@wordcluster/domain/messages/all';
import { createHash } from 'node:crypto';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { TRANSLATION_BYTES } from '@wordcluster/domain/clusters/keeping';
import { normalizeCell, validateCell } from '@wordcluster/domain/clusters/cells';
import { retainNewest } from '../../database/keep-newest.ts';
import { assertNoErrors, Failure, invalidField } from '../../failure.ts';
import { TranslatorFailure } from '../../ports/translator.ts';
import { charactersOf, withCharge } from '../allowance/charge.ts';
import { columnsOf, languageOf } from '../clusters/columns.ts';
import { assertReadable } from '../clusters/policy.ts';

type Translated = ResponseOf<'POST /api/clusters/:cluster_id/translate'>;

/**
 * Translates a text between two columns' languages. Cached translations cost nothing. If the service does not know a
 * word, nothing is changed or charged, and the response says so.
 */
async function translateText(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  input: BodyOf<'POST /api/clusters/:cluster_id/translate'>,
  signal: AbortSignal,
): Promise<Translated> {
  const columns = await columnsOf(context.db, await assertReadable(context, viewer, clusterId));
  const from = languageOf(columns, input.source_col_number, 'source_col_number');
  const to = languageOf(columns, input.target_col_number, 'target_col_number');
  if (from === to) throw invalidField('target_col_number', message('translation.same_language'));
  const problem = validateCell(1, input.text);
  if (problem !== null) assertNoErrors({ text: [problem] });
  const text = normalizeCell(input.text) ?? '';

  const { translator } = context;
  const key = createHash('sha256').update([translator.name, from, to, text].join('\n')).digest();
  const cached = await findCached(context, key);
  if (cached !== null) return withMeanings(cached, { text, from, to });
  const translated = await withCharge(context, viewer, 'text', charactersOf(text), () =>
    translator.translate({ text, from, to, signal }).catch((error: unknown) => {
      throw asFailure(error, context);
    }),
  );
  await cache(context, viewer, key, translated);
  return withMeanings(translated, { text, from, to });
}

/** Adds the built-in dictionary's meanings to the translation, whichever service made it. */
async function withMeanings(
  translated: string,
  request: { text: string; from: string; to: string },
): Promise<Translated> {
  const { translationsWithParts, wordFacts } = await import('@wordcluster/lexicon');
  const found = translationsWithParts(request);
  const own = found.find(({ text }) => text === translated);
  return {
    translated_text: translated,
    others: found.filter((one) => one !== own),
    // The lexicon has no genders and plurals yet.
    details: own
      ? { part_of_speech: own.part_of_speech, ...wordFacts(own.text, request.to, own.part_of_speech) }
      : null,
  };
}

async function findCached({ db, clock }: Context, key: Buffer): Promise<string | null> {
  const found = await db
    .updateTable('cached_translations')
    .set({ used_at: clock.now() })
    .where('key', '=', key)
    .returning('text')
    .executeTakeFirst();
  return found?.text ?? null;
}

async function cache({ db, clock }: Context, viewer: Viewer, key: Buffer, text: string): Promise<void> {
  const used_at = clock.now();
  await db
    .insertInto('cached_translations')
    .values({ key, text, used_at, made_for: viewer.id })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ used_at }))
    .execute();
  await retainNewest(
    db,
    { table: 'cached_translations', owner: 'made_for', age: ['used_at', 'key'], size: sql`octet_length(text)` },
    viewer.id,
    TRANSLATION_BYTES,
  );
}

function asFailure(error: unknown, { translator }: Context): unknown {
  if (!(error instanceof TranslatorFailure)) return error;
  const more = { cause: error };
  if (error.code === 'unknown' && translator.name === 'lexicon') {
    return new Failure('unknown_word', message('translation.not_in_dictionary'), more);
  }
  if (error.code === 'unknown') return new Failure('unknown_word', message('translation.unknown'), more);
  if (error.code === 'unsupported_language')
    return new Failure('not_configured', message('translation.unsupported'), more);
  if (error.code === 'timeout' || error.code === 'rate_limited') {
    return new Failure('unavailable', message('translation.busy'), {
      ...more,
      retryAfter: 5,
    });
  }
  return new Failure('provider_failed', message('translation.failed'), more);
}

function translationRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /api/clusters/:cluster_id/translate', async ({ viewer, params, body, reply }) =>
    translateText(context, viewer, params.cluster_id, body, callSignal(reply)),
  );
}

export const translation: Feature = {
  routes: translationRoutes,
  // Unused for so long, it is cheaper to make again than to store.
  cleanUp: [({ db }, ago) => sql`delete from cached_translations where used_at < ${ago(180 * DAY)}`.execute(db)],
};
