import type { AnswerOf } from '@wordcluster/contract/types';
import type { Context, Viewer } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { findUser } from './repository.ts';

/** The signed-in user, with plan and allowances of this moment. */
export async function getUser({ db }: Context, viewer: Viewer): Promise<AnswerOf<'GET /api/user'>> {
  const user = await findUser(db, viewer.id);
  if (!user) throw notFound('The user');
  return {
    ...user,
    premium: viewer.tier !== null,
    tier: viewer.tier,
    is_admin: viewer.isAdmin,
    has_password: user.password_hash !== null,
    ai_available: false,
    voice_available: false,
    text_characters_remaining: 0,
    voice_characters_remaining: 0,
  };
}
