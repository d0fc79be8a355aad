/** Whether this run is the nightly `npm run test:all`, and not `npm test`. */
export const NIGHTLY = process.env['TEST_ALL'] === 'true';

/** Number of cases of a property test: all of them at night, a quarter by day. */
export const cases = (all: number): number => (NIGHTLY ? all : Math.ceil(all / 4));
