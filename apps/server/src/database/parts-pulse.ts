import type pg from 'pg';
import { databasePulse, type GiveUp, type Pulse } from './pulse.ts';
import { AGAIN, askForLife, DatabaseSilent, keptLine, ONCE_MORE, REPLY, TICK, UNEASY } from './sign-of-life.ts';

/**
 * Asks every machine, over the connections that the coordinator keeps open to each for whoever asks: a small table that lies on all. Who
 * lies on a machine that is gone is told so; the others are asked one by one then. Of one that is silent nothing is said for five seconds,
 * which is longer than anybody waits for the answer here; then the question ends, so that no heap of them wakes up with the machine.
 */
export const EVERY_MACHINE = `begin;
  set local citus.node_connection_timeout = '10s';
  set local citus.max_adaptive_executor_pool_size = 1;
  set local statement_timeout = '5s';
  do $$ begin
    perform count(*) from job_leases;
  exception when others then
    perform success from run_command_on_workers('select 1');
  end $$;
  commit`;

/**
 * Says nothing while a commit waits for a copy that should have it too, for five seconds at most: one that is lost keeps them for as
 * long as it takes the others to find out, and meanwhile whoever only reads is answered.
 */
export const COMMITS = `do $$ begin
  for look in 1 .. 50 loop
    exit when not exists (
      select from pg_stat_activity where wait_event = 'SyncRep' and state_change < clock_timestamp() - interval '0.3 s');
    perform pg_sleep(0.1);
    perform pg_stat_clear_snapshot();
  end loop;
end $$`;

interface Waiting {
  since: number;
  inQueue: boolean;
  queued: number;
  giveUp: GiveUp;
}

interface Beat {
  since: number;
  kept: boolean;
  questions: (() => void)[];
}

/**
 * The pulse of a database of which a part may fall silent: machines over which it is spread, or copies that commits wait for. Beside the
 * database itself the part is asked for a sign of life, by `question`, while a statement waits. Where it gives none, those
 * are told who have waited long enough themselves; whoever needs nothing of it has an answer long before. Nobody is refused beforehand: it
 * is not known who needs it. Who is in the queue for a connection waits on while others are answered: many ask at once then, and the part
 * may just be slow.
 */
export function partsPulse(connection: pg.PoolConfig, question: string): Pulse {
  const database = databasePulse(connection);
  const line = keptLine(connection, question);
  const waiting = new Set<Waiting>();
  let now = 0;
  let heardAt = 0;
  let answeredAt = -Infinity;
  let silent = false;
  let beat: Beat | null = null;
  let opening: (() => void) | null = null;
  let clock: NodeJS.Timeout | null = null;

  function ask(asking: Beat, by: typeof line.ask): void {
    const end = by((heard) => {
      // Where the database itself is away, its own pulse says so.
      if (beat !== asking || !heard) return;
      heardAt = now;
      silent = false;
      endBeat();
    });
    asking.questions.push(end);
  }

  function endBeat(): void {
    for (const end of beat?.questions ?? []) end();
    beat = null;
  }

  function look(): void {
    now += 1;
    if (beat && now - beat.since >= AGAIN) endBeat();
    const longest = Math.min(...Array.from(waiting, ({ since }) => since));
    if (!beat && (silent || now - Math.max(longest, heardAt) >= UNEASY)) {
      beat = { since: now, kept: line.isOpen(), questions: [] };
      ask(beat, line.ask);
    }
    // What was kept may have been lost on the way.
    if (beat?.kept && now - beat.since === ONCE_MORE) ask(beat, (over) => askForLife(connection, question, over));
    if (beat && now - beat.since >= REPLY) silent = true;
    if (silent) giveUpThoseWhoWaited();
    if (!beat && waiting.size === 0) stop();
  }

  function giveUpThoseWhoWaited(): void {
    for (const one of waiting) {
      const waited = now - one.since;
      if (waited < UNEASY || waited + one.queued < UNEASY + REPLY) continue;
      if (one.inQueue && now - answeredAt < UNEASY) continue;
      waiting.delete(one);
      one.giveUp(new DatabaseSilent('A part of the database says nothing.'));
    }
  }

  function stop(): void {
    if (clock) clearInterval(clock);
    clock = null;
  }

  return {
    silence: () => database.silence(),
    watch(giveUp, { inQueue = false, queued = 0 } = {}) {
      const one = { since: now, inQueue, queued, giveUp };
      waiting.add(one);
      // Open before there is much to do.
      opening ??= line.ask(() => undefined);
      clock ??= setInterval(look, TICK).unref();
      const forget = database.watch(giveUp);
      return (answered) => {
        waiting.delete(one);
        if (answered) answeredAt = now;
        forget(answered);
        return now - one.since;
      };
    },
    end() {
      stop();
      endBeat();
      opening?.();
      line.end();
      database.end();
    },
  };
}
