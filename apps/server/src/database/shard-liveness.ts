import type pg from 'pg';
import { createLivenessMonitor, type GiveUp, type LivenessMonitor } from './liveness-monitor.ts';
import {
  RECONNECT_AFTER_TICKS,
  probe,
  DatabaseUnresponsive,
  persistentProbe,
  SECOND_PROBE_TICKS,
  PROBE_TIMEOUT_TICKS,
  CHECK_INTERVAL_MS,
  PROBE_AFTER_TICKS,
} from './liveness-probe.ts';

/**
 * Liveness probe of every machine: reads a small reference table over the coordinator's pooled connections. Queries to
 * a lost shard fail at once; the other shards are probed one by one. Probes time out after 5 s, longer than any caller
 * waits here, so that they do not pile up and run together on recovery.
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
 * Probe of synchronous replicas: does not return while a commit waits for one, for five seconds at most. A lost replica
 * blocks commits until the others notice, while reads succeed.
 */
export const COMMITS = `do $$ begin
  for look in 1 .. 50 loop
    exit when not exists (
      select from pg_stat_activity where wait_event = 'SyncRep' and state_change < clock_timestamp() - interval '0.3 s');
    perform pg_sleep(0.1);
    perform pg_stat_clear_snapshot();
  end loop;
end $$`;

interface Pending {
  since: number;
  inQueue: boolean;
  queued: number;
  giveUp: GiveUp;
}

interface Probe {
  since: number;
  reused: boolean;
  questions: (() => void)[];
}

/**
 * Liveness monitor of a database with shards on other machines, or with synchronous replicas. While a statement is
 * pending, `question` probes that part too. If it does not respond, statements that are old enough fail: we cannot tell
 * beforehand which queries touch that part. Requests queued for a connection stay queued while other queries succeed:
 * the part may just be slow.
 */
export function shardLivenessMonitor(connection: pg.PoolConfig, question: string): LivenessMonitor {
  const database = createLivenessMonitor(connection);
  const line = persistentProbe(connection, question);
  const pending = new Set<Pending>();
  let now = 0;
  let aliveAt = 0;
  let respondedAt = -Infinity;
  let silent = false;
  let current: Probe | null = null;
  let opening: (() => void) | null = null;
  let clock: NodeJS.Timeout | null = null;

  function sendProbe(sent: Probe, by: typeof line.send): void {
    const end = by((alive) => {
      // A failure of the whole database is reported by its own monitor.
      if (current !== sent || !alive) return;
      aliveAt = now;
      silent = false;
      endProbe();
    });
    sent.questions.push(end);
  }

  function endProbe(): void {
    for (const end of current?.questions ?? []) end();
    current = null;
  }

  function look(): void {
    now += 1;
    if (current && now - current.since >= RECONNECT_AFTER_TICKS) endProbe();
    const longest = Math.min(...Array.from(pending, ({ since }) => since));
    if (!current && (silent || now - Math.max(longest, aliveAt) >= PROBE_AFTER_TICKS)) {
      current = { since: now, reused: line.isOpen(), questions: [] };
      sendProbe(current, line.send);
    }
    // The persistent connection may be broken: probe on a new one too.
    if (current?.reused && now - current.since === SECOND_PROBE_TICKS)
      sendProbe(current, (over) => probe(connection, question, over));
    if (current && now - current.since >= PROBE_TIMEOUT_TICKS) silent = true;
    if (silent) failPending();
    if (!current && pending.size === 0) stop();
  }

  function failPending(): void {
    for (const one of pending) {
      const age = now - one.since;
      if (age < PROBE_AFTER_TICKS || age + one.queued < PROBE_AFTER_TICKS + PROBE_TIMEOUT_TICKS) continue;
      if (one.inQueue && now - respondedAt < PROBE_AFTER_TICKS) continue;
      pending.delete(one);
      one.giveUp(new DatabaseUnresponsive('A part of the database says nothing.'));
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
      pending.add(one);
      // Opened early, before the database is busy.
      opening ??= line.send(() => undefined);
      clock ??= setInterval(look, CHECK_INTERVAL_MS).unref();
      const unwatch = database.watch(giveUp);
      return (answered) => {
        pending.delete(one);
        if (answered) respondedAt = now;
        unwatch(answered);
        return now - one.since;
      };
    },
    end() {
      stop();
      endProbe();
      opening?.();
      line.end();
      database.end();
    },
  };
}
