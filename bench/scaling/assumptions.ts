/** Change these to what you know of your learners and machines, then: npm run bench -- scaling */

export const LEARNERS = [1_000_000, 10_000_000, 100_000_000];

export const PEOPLE = {
  /** Of all who have an account, those who learn on a day. */
  learningOnADay: 0.15,
  /** Answers that one of them gives on it. */
  answersADay: 50,
  /** Of a day's calls, the share in its busiest hour. */
  busiestHour: 0.12,
  /** How much more the busiest second of that hour has than its average one. */
  busiestSecond: 1.5,
  /** Words of a learner. */
  words: 300,
  /** Stored answers of a learner, all years together. */
  answersKept: 5_000,
};

/** As `npm run bench -- load` measured them (docs/evidence/scaling.md). */
export const MEASURED = {
  /** Calls for each answer: sessions send answers one by one, and ask for lists, tables and today's numbers between. */
  callsAnAnswer: 110.6 / 70,
  /** Milliseconds of a processor that a call takes of a server, and of the database. */
  serverMs: 2.3,
  databaseMs: 3.9,
  /** Bytes in the database with their indexes: a word with its schedule in one direction, an answer. */
  wordBytes: 530,
  answerBytes: 180,
};

export const MACHINES = {
  /** A processor that is busier than this makes people wait. */
  busyAtMost: 0.5,
  /** A server is one process and uses one processor. */
  serverProcessors: 8,
  databaseProcessors: 32,
  databaseTerabytes: 4,
  /** Copies of each shard; one machine may be lost. */
  copies: 3,
  /** Spare servers, so that one may be lost or replaced. */
  spareServers: 1,
};
