import type { Context, Viewer } from '../../../context.ts';

/** Where the organisation that signed this session in ends its own; null for every other session. */
export async function endSessionUrl({ db, organisations, config }: Context, viewer: Viewer): Promise<string | null> {
  const session = await db
    .selectFrom('access_tokens')
    .select('issuer')
    .where('id', '=', viewer.tokenId)
    .where('user_id', '=', viewer.id)
    .executeTakeFirst();
  const organisation = organisations.find(({ issuer }) => issuer === session?.issuer);
  return organisation === undefined ? null : organisation.endSessionUrl(config.publicUrl);
}
