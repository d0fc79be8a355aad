import { calls } from '@wordcluster/contract/all';
import { statedReach } from './reach-of-plan.ts';

/** Reach of each part of a call's statement on Citus (`reachOf`); empty where it stays on the coordinator. */
export interface Explained {
  call: string;
  text: string;
  shards: number[];
}

/** A statement that could not be explained, because of a lock or its kind. */
export interface Unexplained extends Omit<Explained, 'shards'> {
  failure: string;
}

/** Statements of learners' calls that reach more than one shard, by their beginning, with the reason. */
export const BEYOND: readonly { statement: RegExp; reason: string }[] = [
  {
    statement:
      /^delete from "(mails|mail_requests|share_invitations|invitation_blocks)" where "(recipient|email)" = \$1/,
    reason:
      'mails and invitations of an address are on the shards of their senders; read when the address becomes an account, and at its removal',
  },
  {
    statement: /^delete from throttles where right\(key/,
    reason: 'removal of an account: counters of its address are on any shard',
  },
  {
    statement: /^delete from "(sign_in_names|share_blocks|one_time_secrets)" where "(blocked_)?user_id" = \$1/,
    reason: 'removal of an account: rows sharded by their value',
  },
  {
    statement: /^delete from "cluster_shares" where "owner_id" = \$1/,
    reason: 'an account that goes takes along what others have of it',
  },
  {
    statement:
      /^(update "(deleted_rows|row_changes)" set|delete from "invitations" where) "(deleted_by|by_user_id)" = \$1/,
    reason: 'an account that goes is named no longer by what others keep, wherever they are',
  },
  {
    statement: /^select id from users where role = 'administrator' and locked_at is null/,
    reason: 'the last administrator may not go; the others lie anywhere',
  },
  {
    statement: /^(update|delete from) "cached_(speech|translations)"/,
    reason: 'what was said and translated lies by its key, for everybody',
  },
  {
    statement:
      /^select s\.cluster_id, u\.id, u\.first_name.* from cluster_shares s join users u .* where s\.owner_id = \$1/,
    reason: 'recipients lie anywhere; asked only by who has ever shared something',
  },
  {
    statement: /^select l\.id, l\.user_id as owner_id, .* from cluster_links l join clusters c .* where l\.code = /,
    reason: 'the code of a link names nobody',
  },
  {
    statement: /^select \* from "clusters" where "id" (= \$1|in \([^)]*\)) and "removed_at" is null/,
    reason: 'a signed link of a download names no person',
  },
  {
    statement:
      /^(select "data", "pdf" from "invoices" where "order_id" = \$1|update "invoices" set "pdf" = \$1 where "order_id")/,
    reason: 'a signed link of an invoice names no person',
  },
  {
    statement: /^(update|select) .*mail_tokens"?\.token_hash = \$\d( and "purpose"| where|$)/,
    reason: 'a link that was mailed by an earlier version names no person',
  },
  {
    statement:
      /^select b\.\*, u\.email, .* where o\.buyer_id = u\.id .* where [tp]\.token_hash = \$\d+ and [tp]\.(last_used_at|expires_at)/,
    reason: 'a token of an earlier version names no person, nor does one that was made up',
  },
  {
    statement: /^select "id", "first_name", "last_name" from "users" where "id" in \(/,
    reason: 'who looks at a shared cluster at the same time lies anywhere',
  },
  {
    statement: /^delete from "push_subscriptions" where "endpoint_hash" = \$1/,
    reason: 'a browser that signs in as somebody else no longer belongs to its last user, and names nobody',
  },
  {
    statement: /^select "user_id" from "push_subscriptions" where "endpoint_hash" = \$1/,
    reason: 'a browser whose subscription was renewed sends its former address, which names nobody',
  },
  {
    statement: /^select 1 from users where role = 'administrator' and locked_at is null and confirmed_at is not null/,
    reason: 'the first administrator of a new server: whether there is one, on any shard',
  },
  {
    statement: /^select "id", "buyer_id" from "payments" where "id" = \$1 and "provider_id" is not null/,
    reason: 'the address to which a gateway sends the payer back names the payment alone',
  },
  {
    statement: /^insert into cluster_rests .* from cluster_shares s where s\.owner_id = \$3/,
    reason: 'recipients lie anywhere; only when Premium starts again after a gap',
  },
  {
    statement: /^select 1 from sign_in_names where kind = 'username' limit 1/,
    reason: 'whether anybody signs in by a name: an entry of an index of each shard',
  },
  {
    statement: /^select "email" from "invitations" where "token_hash" = \$1/,
    reason: 'the code of an invitation names nobody',
  },
  {
    statement:
      /^select (coalesce\(sum\(|user_id as owner, array_agg\(id\) as ids from \( select).* from "(deleted_rows|row_changes)" k where (deleted_by|by_user_id) = \$1/,
    reason:
      'what undo and history keep lies with the owners; asked by the page of one’s data, and once per megabyte that a full account adds',
  },
  {
    statement: /^select "recipient" as "to", .* from "mails" order by "id" desc/,
    reason: 'the mailbox of a developer shows mails to everybody',
  },
  {
    statement: /^select "e"\."id", "e"\."type", .*"audit_events"/,
    reason: 'events lie on the coordinator, those who did something anywhere',
  },
];

/** Calls of learners without an explained statement, with the reason. */
export const UNSEEN: Readonly<Record<string, string>> = {
  'GET /api/csrf-cookie': 'asks the database nothing',
  'GET /api/reminder-mails/end': 'leads to the page that asks; only its answer changes something',
};

/** Statements that no attempt explained, as lines. */
export function neverExplained(explained: readonly Explained[], failed: readonly Unexplained[]): string[] {
  const seen = new Set(explained.map(({ call, text }) => call + text));
  const never = failed.filter(({ call, text }) => !seen.has(call + text));
  return [...new Set(never.map(({ call, text, failure }) => `${call}: ${failure}: ${text}`))];
}

/** Calls of learners that were not seen, as lines. */
export function unseenCalls(explained: readonly Explained[]): string[] {
  const seen = new Set(explained.map(({ call }) => call));
  const ofLearners = Object.entries(calls).filter(([, { access }]) => access !== 'admin');
  const unseen = ofLearners.map(([call]) => call).filter((call) => !seen.has(call) && !(call in UNSEEN));
  return unseen.map((call) => `${call}: no statement of it was explained`);
}

/** Statements beyond one shard without a reason, as lines: of every call but administrators', those of other protocols included. */
export function beyondOneShard(explained: readonly Explained[]): string[] {
  const ofAdministrators = new Set(
    Object.entries(calls)
      .filter(([, { access }]) => access === 'admin')
      .map(([call]) => call),
  );
  const beyond = explained.filter(
    ({ call, text, shards }) =>
      !ofAdministrators.has(call) &&
      shards.some((count) => count !== 1) &&
      !BEYOND.some(({ statement }) => statement.test(text)),
  );
  return [...new Set(beyond.map(({ call, text, shards }) => `${call}: ${statedReach(shards)} shards: ${text}`))];
}
