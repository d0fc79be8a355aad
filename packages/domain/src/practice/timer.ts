/**
 * Arithmetic of the time limit. Wall-clock milliseconds are passed in, so that a stored timer continues after a reload.
 */

export interface Timer {
  /** Milliseconds that had passed before `start`. */
  readonly base_time: number;
  /** When the clock was last set going; null while it does not run. */
  readonly start: number | null;
  /** When it was last stopped, by an answer or a pause. */
  readonly stop: number | null;
}

export const URGENT_SECONDS = 5;
export const STOPPED_TIMER: Timer = { base_time: 0, start: null, stop: null };

/** Every question starts its own clock. */
export function startTimer(now: number): Timer {
  return { base_time: 0, start: now, stop: null };
}

/** Milliseconds used so far. A wall clock set back counts as no time, not as time won. */
export function timeUsed(timer: Timer, now: number): number {
  return timer.base_time + (timer.start === null ? 0 : Math.max(0, now - timer.start));
}

/** Stops the clock and stores the time used. */
export function stopTimer(timer: Timer, now: number): Timer {
  return timer.start === null ? timer : { base_time: timeUsed(timer, now), start: null, stop: now };
}

/** Sets a stopped clock going again, with the time used before. */
export function resumeTimer(timer: Timer, now: number): Timer {
  return timer.start === null ? { base_time: timer.base_time, start: now, stop: null } : timer;
}

/** Seconds left, negative when overdue; null without a limit. */
export function timeLeft(timer: Timer, limitSeconds: number | null, now: number): number | null {
  return limitSeconds === null ? null : limitSeconds - timeUsed(timer, now) / 1000;
}

/** The n of 'Time left: n seconds': rounded up, so that 0 appears only when the time is over. */
export function shownSeconds(left: number): number {
  return Math.max(0, Math.ceil(left));
}

/** Shown in red. */
export function isUrgent(left: number): boolean {
  return left < URGENT_SECONDS;
}
