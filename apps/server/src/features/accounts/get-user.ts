import type { AnswerOf } from '@wordcluster/contract/types';
import type { Context, Viewer } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { allowance, isLeft } from '../allowance/remaining.ts';
import { findUser } from './repository.ts';

/** The signed-in user, with plan and allowances of this moment. */
export async function getUser(context: Context, viewer: Viewer): Promise<AnswerOf<'GET /api/user'>> {
  const user = await findUser(context.db, viewer.id);
  if (!user) throw notFound('The user');
  const { left, most, today } = await allowance(context, viewer);
  return {
    ...user,
    premium: viewer.premium,
    // A paid year of the time when this server had a shop says nothing any more.
    tier: context.config.shop ? viewer.tier : null,
    role: viewer.role,
    is_admin: viewer.isAdmin,
    email_is_of_settings: user.email === context.config.adminEmail,
    has_password: user.password_hash !== null,
    ai_available: isLeft(left.text),
    voice_available: isLeft(left.voice),
    text_characters_remaining: left.text,
    voice_characters_remaining: left.voice,
    text_characters_limit: most.text,
    voice_characters_limit: most.voice,
    characters_today_remaining: today?.left ?? null,
    characters_today_limit: today?.limit ?? null,
  };
}
