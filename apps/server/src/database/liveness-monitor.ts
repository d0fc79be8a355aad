import type pg from 'pg';
import {
  RECONNECT_AFTER_TICKS,
  probe,
  DatabaseUnresponsive,
  SECOND_PROBE_TICKS,
  PROBE_TIMEOUT_TICKS,
  CHECK_INTERVAL_MS,
  PROBE_AFTER_TICKS,
} from './liveness-probe.ts';

/** Liveness monitor: distinguishes an unresponsive database from a slow one. */
export interface LivenessMonitor {
  /** The error for new requests; null while the database responds, or no request is pending. */
  silence(): DatabaseUnresponsive | null;
  /**
   * Watches one request; `giveUp` is called when the database does not respond to any. `inQueue`: the request still waits for a pooled
   * connection. `queued`: ticks it has already spent waiting. Returns a function that ends the watch and gives its ticks: one response
   * proves that the database is alive for all.
   */
  watch(giveUp: GiveUp, options?: { inQueue?: boolean; queued?: number }): (answered: boolean) => number;
  end(): void;
}

export type GiveUp = (why: DatabaseUnresponsive) => void;

interface Pending {
  since: number;
  giveUp: GiveUp;
}

interface Probe {
  since: number;
  questions: (() => void)[];
}

/**
 * While statements are pending and none returns, a separate connection probes the database. If the probe succeeds, the
 * database is slow and the statements keep their timeout. If it is frozen, or lost behind a pooler or a network, all
 * pending statements fail within three seconds, and new ones at once, until it responds again.
 */
export function createLivenessMonitor(connection: pg.PoolConfig): LivenessMonitor {
  const pending = new Set<Pending>();
  let now = 0;
  let aliveAt = 0;
  let silent = false;
  let current: Probe | null = null;
  let clock: NodeJS.Timeout | null = null;

  function fallSilent(): void {
    silent = true;
    for (const { giveUp } of pending) giveUp(new DatabaseUnresponsive());
    pending.clear();
  }

  function markAlive(): void {
    aliveAt = now;
    silent = false;
    endProbe();
  }

  function endProbe(): void {
    for (const end of current?.questions ?? []) end();
    current = null;
  }

  function sendProbe(sent: Probe): void {
    const question = probe(connection, 'select 1', (alive) => {
      if (current !== sent) return;
      if (alive) return markAlive();
      endProbe();
      fallSilent();
    });
    sent.questions.push(question);
  }

  function look(): void {
    now += 1;
    const longest = Math.min(...Array.from(pending, ({ since }) => since));
    if (current) {
      const ticks = now - current.since;
      if (ticks === SECOND_PROBE_TICKS) sendProbe(current);
      if (ticks === PROBE_TIMEOUT_TICKS) fallSilent();
      if (ticks === RECONNECT_AFTER_TICKS) endProbe();
    } else if (silent || now - Math.max(longest, aliveAt) >= PROBE_AFTER_TICKS) {
      current = { since: now, questions: [] };
      sendProbe(current);
    } else if (pending.size === 0) stop();
  }

  function stop(): void {
    if (clock) clearInterval(clock);
    clock = null;
  }

  return {
    silence: () => (silent ? new DatabaseUnresponsive() : null),
    watch(giveUp) {
      const one = { since: now, giveUp };
      pending.add(one);
      clock ??= setInterval(look, CHECK_INTERVAL_MS).unref();
      return (answered) => {
        pending.delete(one);
        if (answered && (aliveAt !== now || current)) markAlive();
        return now - one.since;
      };
    },
    end() {
      stop();
      endProbe();
    },
  };
}
