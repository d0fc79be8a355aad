import { CHAT_BYTES } from '@wordcluster/domain/clusters/keeping';
import { sql } from 'kysely';
import type { Db } from '../../database/client.ts';
import { retainNewest } from '../../database/keep-newest.ts';
import type { ChatMessage } from '../../ports/teacher.ts';

/** The last messages of a user's conversation, oldest first. */
export async function historyOf(db: Db, userId: number, most: number): Promise<ChatMessage[]> {
  const newestFirst = await db
    .selectFrom('chat_messages')
    .select(['role', 'content'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return newestFirst.toReversed();
}

/** Atomic: a question without a reply is not stored, and can be repeated. */
export async function storeExchange(db: Db, userId: number, question: string, reply: string, now: Date): Promise<void> {
  const common = { user_id: userId, created_at: now };
  await db
    .insertInto('chat_messages')
    .values([
      { ...common, role: 'user', content: question },
      { ...common, role: 'assistant', content: reply },
    ])
    .execute();
  await retainNewest(
    db,
    { table: 'chat_messages', owner: 'user_id', age: ['id', 'id'], size: sql`octet_length(content)` },
    userId,
    CHAT_BYTES,
  );
}
