/** The time. A port, so that tests can move it; SQL receives it as a parameter instead of calling now(). */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
