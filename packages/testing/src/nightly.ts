/** Whether this run is `npm run test:all`, which takes its time, and not `npm test`. */
export const NIGHTLY = process.env['TEST_ALL'] === 'true';

/** How many cases a property is tried with: all of them at night, a quarter by day. */
export const cases = (all: number): number => (NIGHTLY ? all : Math.ceil(all / 4));
