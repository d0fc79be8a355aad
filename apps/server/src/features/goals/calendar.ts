import { isInterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { message, type Message } from '@wordcluster/domain/messages/all';
import { dateOfDay, personClock } from '@wordcluster/domain/schedule/person-clock';
import { expectedMinutes } from '@wordcluster/domain/schedule/settings';
import { hashSecret, newSecretOf, ownerNamedBy } from '../../access/secrets.ts';
import type { Context, Viewer } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { translate } from '../../mail/translate.ts';
import { clustersByOwner } from '../reviews/clusters-by-owner.ts';
import { rulesOf, type Rules } from '../reviews/rules.ts';
import { todayOf } from '../reviews/today.ts';
import { sql } from 'kysely';
import { dayOf, daysOfParts, isAskable, isPractised, practised } from '../reviews/words-of-day.ts';

/** iCalendar (RFC 5545): events as text. */
interface CalendarEvent {
  /** Stable id of an event. */
  uid: string;
  summary: string;
  /** `yyyy-mm-dd` for a whole day, or a moment. */
  start: string | Date;
}

/** Octets of a line; longer ones are folded. */
const MAX_OCTETS = 75;

const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');

/** 20260302T090000Z */
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Folds between characters, never within one. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    const most = parts.length === 0 ? MAX_OCTETS : MAX_OCTETS - 1;
    if (Buffer.byteLength(part + character) > most) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

function calendarText(name: string, events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wordcluster//Goals//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(({ uid, summary, start }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${utc(now)}`,
      typeof start === 'string' ? `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}` : `DTSTART:${utc(start)}`,
      `SUMMARY:${escaped(summary)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** Number of days in the file. */
const DAYS = 28;

/**
 * A new address of the user's calendar feed; revokes an earlier one. Unlike links in mails it has no expiry: calendar
 * programs poll it every hour for years. It is read-only, and shows minutes and names.
 */
export async function makeCalendar({ db, clock, config }: Context, viewer: Viewer): Promise<{ url: string }> {
  const code = newSecretOf(viewer.id);
  const secret = { code_hash: hashSecret(code), created_at: clock.now() };
  await db
    .insertInto('calendars')
    .values({ user_id: viewer.id, ...secret })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(secret))
    .execute();
  return { url: `${config.publicUrl}/api/calendar.ics?code=${code}` };
}

export async function endCalendar({ db }: Context, viewer: Viewer): Promise<void> {
  await db.deleteFrom('calendars').where('user_id', '=', viewer.id).execute();
}

/** The calendar file behind a secret address. */
export async function calendarFile(context: Context, code: string): Promise<string> {
  const { db, clock } = context;
  const userId = ownerNamedBy(code);
  if (userId === null) throw notFound('The calendar');
  const found = await db
    .selectFrom('calendars')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashSecret(code))
    .executeTakeFirst();
  if (!found) throw notFound('The calendar');
  const [rules, locale] = await Promise.all([rulesOf(db, userId), localeOf(context, userId)]);
  const say = (text: Message) => translate(text, locale);
  const events = [...(await daysOf(context, userId, rules, say)), ...(await goalsOf(context, userId, say))];
  return calendarText(say(message('calendar.name')), events, clock.now());
}

async function localeOf({ db }: Context, userId: number) {
  const user = await db.selectFrom('users').select('locale').where('id', '=', userId).executeTakeFirst();
  const locale = user?.locale ?? null;
  return isInterfaceLanguage(locale) ? locale : 'en';
}

/** Due minutes of each day, by the current schedule and the plans of goals. */
async function daysOf(
  context: Context,
  userId: number,
  rules: Rules,
  say: (text: Message) => string,
): Promise<CalendarEvent[]> {
  const person = personClock(rules);
  const today = person.day(context.clock.now().getTime());
  const [now, later, goals] = await Promise.all([
    todayOf(context, { id: userId }),
    dueByDay(context, userId, DAYS),
    context.db
      .selectFrom('goals')
      .select(['due_at', 'seconds'])
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute(),
  ]);
  return Array.from({ length: DAYS }, (_, ahead) => {
    const ofGoals = goals
      .filter(({ due_at }) => person.day(due_at.getTime()) > today + ahead)
      .reduce((sum, { seconds }) => sum + seconds / 60, 0);
    const due = expectedMinutes({ due: later.get(today + ahead) ?? 0, learning: 0, new: 0 });
    const minutes = ahead === 0 ? now.minutes : due + Math.ceil(ofGoals);
    return { date: dateOfDay(today + ahead), minutes };
  })
    .filter(({ minutes }) => minutes > 0)
    .map(({ date, minutes }) => ({
      uid: `day-${date}-${userId.toString(36)}@wordcluster`,
      summary: say(message('calendar.practise', { minutes })),
      start: date,
    }));
}

/** The date of each goal that is ahead, by the name of its cluster or tag. */
async function goalsOf(context: Context, userId: number, say: (text: Message) => string): Promise<CalendarEvent[]> {
  const { db, clock } = context;
  const goals = await db
    .selectFrom('goals')
    .select(['id', 'cluster_id', 'tag', 'due_at'])
    .where('user_id', '=', userId)
    .where('due_at', '>', clock.now())
    .orderBy('due_at')
    .execute();
  if (goals.length === 0) return [];
  const parts = await clustersByOwner(context, userId, { leaveOutAway: true });
  const titleOf = new Map(parts.flatMap(({ clusters }) => clusters.map(({ id, title }) => [id, title] as const)));
  return goals.map(({ id, cluster_id, tag, due_at }) => {
    const name = tag ?? titleOf.get(cluster_id ?? 0) ?? say(message('calendar.selected_rows'));
    return { uid: `goal-${id}@wordcluster`, summary: say(message('calendar.ready', { name })), start: due_at };
  });
}

/** Words in review by due day, after today; those of active goals follow their plans and are left out. */
async function dueByDay(context: Context, userId: number, days: number): Promise<Map<number, number>> {
  const { db } = context;
  const { rules, day: asItIs } = await dayOf(context, userId, rulesOf(db, userId));
  const day = { ...asItIs, goals: true };
  const person = personClock(rules);
  const ends = Array.from({ length: days }, (_, ahead) => new Date(person.dayEnd(day.today + ahead)));
  const parts = await daysOfParts(context, day);
  const found = await Promise.all(
    parts.map((part) =>
      sql<{ ahead: number; words: number }>`
        with ${practised(part)}
        select coalesce(g.days[1] - ${day.today}, width_bucket(s.due, ${ends}::timestamptz[])) as ahead, count(*)::int as words
        from review_states s join practised p on p.id = s.cluster_id join cluster_rows r on r.id = s.row_id
          left join goal_words g on g.user_id = ${userId} and g.row_id = s.row_id and g.source_col = s.source_col
            and g.target_col = s.target_col and (g.ended_day is null or s.last_day <= g.ended_day)
        where s.user_id = ${userId} and s.stage = 'review' and s.due < ${ends.at(-1)} and ${isPractised(part, 'p')}
          and (g.row_id is null or g.ended_day is not null) and ${isAskable(sql`s.source_col`, sql`s.target_col`)}
        group by 1`.execute(db),
    ),
  );
  const words = new Map<number, number>();
  for (const { ahead, words: count } of found.flatMap(({ rows }) => rows))
    words.set(day.today + ahead, (words.get(day.today + ahead) ?? 0) + count);
  return words;
}
