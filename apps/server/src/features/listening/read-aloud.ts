import type { BodyOf } from '@wordcluster/contract/types';
import { rowValue } from '@wordcluster/domain/clusters/cluster';
import type { Context, Viewer } from '../../context.ts';
import { Failure, invalidField, notFound } from '../../failure.ts';
import { SpeakerFailure, type Speech } from '../../ports/speaker.ts';
import { charactersOf, withCharge } from '../allowance/with-charge.ts';
import { columnsOf, languageOf } from '../clusters/columns.ts';
import { assertReadable } from '../clusters/policy.ts';
import { findSpeech, keepSpeech, speechKey } from './cached-speech.ts';

/** A cell read aloud in its column's language. What was spoken before, for anybody, comes from the cache and costs nothing. */
export async function readAloud(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  input: BodyOf<'POST /api/listen/:cluster_id'>,
  signal: AbortSignal,
): Promise<Speech> {
  await assertReadable(context, viewer, clusterId);
  const columns = await columnsOf(context.db, clusterId);
  const language = languageOf(columns, input.col_number, 'col_number');
  const row = await context.db
    .selectFrom('cluster_rows')
    .selectAll()
    .where('id', '=', input.row_id)
    .where('cluster_id', '=', clusterId)
    .executeTakeFirst();
  if (!row) throw notFound('The row');
  const text = rowValue(row, input.col_number);
  if (text === null) throw invalidField('col_number', 'This cell is empty.');

  const key = speechKey(context.speaker.name, language, text);
  const cached = await findSpeech(context, key);
  if (cached) return cached;
  const speech = await withCharge(context, viewer, 'voice', charactersOf(text), () =>
    context.speaker.speak({ text, language, signal }).catch((error: unknown) => {
      throw asFailure(error);
    }),
  );
  await keepSpeech(context, key, speech);
  return speech;
}

function asFailure(error: unknown): unknown {
  if (!(error instanceof SpeakerFailure)) return error;
  const more = { cause: error };
  switch (error.code) {
    case 'unsupported_language':
      return new Failure('not_configured', 'The voice cannot read this. Your browser may have a voice for it.', more);
    case 'nothing_to_say':
      return new Failure('invalid', 'There is nothing to read aloud in this cell.', {
        ...more,
        errors: { col_number: ['There is nothing to read aloud in this cell.'] },
      });
    case 'too_long':
      return new Failure('invalid', 'This cell is too long to be read aloud.', {
        ...more,
        errors: { col_number: ['This cell is too long to be read aloud.'] },
      });
    case 'busy':
    case 'timeout':
    case 'rate_limited':
      return new Failure('unavailable', 'The voice is busy. Please try again in a moment.', { ...more, retryAfter: 3 });
    case 'unauthorised':
    case 'provider_failed':
      return new Failure('provider_failed', 'The voice does not answer properly. Please try it again later.', more);
  }
}
