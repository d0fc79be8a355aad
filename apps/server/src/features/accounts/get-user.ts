import type { AnswerOf } from '@wordcluster/contract/types';
import type { Context, Viewer } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { allowance } from '../allowance/remaining.ts';
import { findUser } from './repository.ts';

/** The signed-in user, with plan and allowances of this moment. */
export async function getUser(context: Context, viewer: Viewer): Promise<AnswerOf<'GET /api/user'>> {
  const user = await findUser(context.db, viewer.id);
  if (!user) throw notFound('The user');
  const { left, most, today } = await allowance(context, viewer);
  return {
    ...user,
    premium: viewer.tier !== null,
    tier: viewer.tier,
    is_admin: viewer.isAdmin,
    has_password: user.password_hash !== null,
    ai_available: left.text > 0,
    voice_available: left.voice > 0,
    text_characters_remaining: left.text,
    voice_characters_remaining: left.voice,
    text_characters_limit: most.text,
    voice_characters_limit: most.voice,
    characters_today_remaining: today?.left ?? null,
    characters_today_limit: today?.limit ?? null,
  };
}
