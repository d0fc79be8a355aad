import { message } from '@wordcluster/domain/messages/all';
import type { BodyOf } from '@wordcluster/contract/types';
import { COLUMN_NUMBERS, rowValue } from '@wordcluster/domain/clusters/cluster';
import { kanaAmong, spokenText } from '@wordcluster/domain/languages/spoken-text';
import type { Context, Viewer } from '../../context.ts';
import { Failure, invalidField, notFound } from '../../failure.ts';
import { SpeakerFailure, type Speech, type SpeechRequest } from '../../ports/speaker.ts';
import { charactersOf, withCharge } from '../allowance/charge.ts';
import type { Payer } from '../allowance/remaining.ts';
import type { ClusterKey } from '../clusters/cluster-key.ts';
import { columnsOf, languageOf } from '../clusters/columns.ts';
import { assertReadable } from '../clusters/policy.ts';
import { findSpeech, cacheSpeech, speechKey, voiceName } from './cached-speech.ts';

type Cell = BodyOf<'POST /api/listen/:cluster_id'>;

/** A cell of a cluster that the viewer may read. */
export async function readAloud(
  context: Context,
  viewer: Viewer,
  clusterId: number,
  input: Cell,
  signal: AbortSignal,
): Promise<Speech> {
  return speakCell(context, viewer, await assertReadable(context, viewer, clusterId), input, signal);
}

/**
 * Reads a cell aloud in its column's language; the caller has checked read access. Cached audio, made for any user,
 * costs nothing.
 */
export async function speakCell(
  context: Context,
  payer: Payer,
  cluster: ClusterKey,
  input: Cell,
  signal: AbortSignal,
): Promise<Speech> {
  const columns = await columnsOf(context.db, cluster);
  const language = languageOf(columns, input.col_number, 'col_number');
  const row = await context.db
    .selectFrom('cluster_rows')
    .selectAll()
    .where('id', '=', input.row_id)
    .where('cluster_id', '=', cluster.id)
    .where('user_id', '=', cluster.ownerId)
    .executeTakeFirst();
  if (!row) throw notFound('The row');
  const text = rowValue(row, input.col_number);
  if (text === null) throw invalidField('col_number', message('voice.cell_empty'));

  const key = speechKey(voiceName(context.speaker), language, text);
  const cached = await findSpeech(context, key);
  if (cached) return cached;
  const speech = await withCharge(context, payer, 'voice', charactersOf(text), () =>
    speak(
      context,
      { text: spokenText(text, language), language, signal },
      COLUMN_NUMBERS.map((column) => rowValue(row, column)),
    ),
  );
  await cacheSpeech(context, payer, key, speech);
  return speech;
}

/** Fallback: a voice that cannot read kanji reads the kana of another cell of the row. */
async function speak({ speaker }: Context, request: SpeechRequest, cells: readonly (string | null)[]): Promise<Speech> {
  try {
    return await speaker.speak(request);
  } catch (error) {
    const isUnreadable = error instanceof SpeakerFailure && error.code === 'unsupported_language';
    const kana = isUnreadable && request.language === 'ja' ? kanaAmong(cells) : null;
    if (kana === null) throw asFailure(error);
    return speaker.speak({ ...request, text: kana }).catch((failure: unknown) => {
      throw asFailure(failure);
    });
  }
}

function asFailure(error: unknown): unknown {
  if (!(error instanceof SpeakerFailure)) return error;
  const more = { cause: error };
  switch (error.code) {
    case 'unsupported_language':
      return new Failure('not_configured', message('voice.unsupported'), more);
    case 'nothing_to_say':
      return new Failure('invalid', message('voice.nothing_to_say'), {
        ...more,
        errors: { col_number: [message('voice.nothing_to_say')] },
      });
    case 'too_long':
      return new Failure('invalid', message('voice.too_long'), {
        ...more,
        errors: { col_number: [message('voice.too_long')] },
      });
    case 'busy':
    case 'timeout':
    case 'rate_limited':
      return new Failure('unavailable', message('voice.busy'), { ...more, retryAfter: 3 });
    case 'unauthorised':
    case 'provider_failed':
      return new Failure('provider_failed', message('voice.failed'), more);
  }
}
