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

interface Waiting {
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
  const waiting = new Set<Waiting>();
  let now = 0;
  let heardAt = 0;
  let silent = false;
  let beat: Probe | null = null;
  let clock: NodeJS.Timeout | null = null;

  function fallSilent(): void {
    silent = true;
    for (const { giveUp } of waiting) giveUp(new DatabaseUnresponsive());
    waiting.clear();
  }

  function isHeard(): void {
    heardAt = now;
    silent = false;
    endBeat();
  }

  function endBeat(): void {
    for (const end of beat?.questions ?? []) end();
    beat = null;
  }

  function ask(asking: Probe): void {
    const question = probe(connection, 'select 1', (heard) => {
      if (beat !== asking) return;
      if (heard) return isHeard();
      endBeat();
      fallSilent();
    });
    asking.questions.push(question);
  }

  function look(): void {
    now += 1;
    const longest = Math.min(...Array.from(waiting, ({ since }) => since));
    if (beat) {
      const asked = now - beat.since;
      if (asked === SECOND_PROBE_TICKS) ask(beat);
      if (asked === PROBE_TIMEOUT_TICKS) fallSilent();
      if (asked === RECONNECT_AFTER_TICKS) endBeat();
    } else if (silent || now - Math.max(longest, heardAt) >= PROBE_AFTER_TICKS) {
      beat = { since: now, questions: [] };
      ask(beat);
    } else if (waiting.size === 0) stop();
  }

  function stop(): void {
    if (clock) clearInterval(clock);
    clock = null;
  }

  return {
    silence: () => (silent ? new DatabaseUnresponsive() : null),
    watch(giveUp) {
      const one = { since: now, giveUp };
      waiting.add(one);
      clock ??= setInterval(look, CHECK_INTERVAL_MS).unref();
      return (answered) => {
        waiting.delete(one);
        if (answered && (heardAt !== now || beat)) isHeard();
        return now - one.since;
      };
    },
    end() {
      stop();
      endBeat();
    },
  };
}
