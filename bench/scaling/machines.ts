import type { MACHINES, MEASURED, PEOPLE } from './assumptions.ts';

/** Machines for a number of learners. */
export interface Needed {
  learners: number;
  callsASecond: number;
  /** Processes of the product. */
  servers: number;
  serverMachines: number;
  databaseProcessors: number;
  terabytes: number;
  /** Shards of the database; one is an ordinary PostgreSQL. */
  parts: number;
  databaseMachines: number;
}

interface Assumptions {
  people: typeof PEOPLE;
  measured: typeof MEASURED;
  machines: typeof MACHINES;
}

/** From the cost of a call to machines. */
export function machinesFor(learners: number, { people, measured, machines }: Assumptions): Needed {
  const callsADay = learners * people.learningOnADay * people.answersADay * measured.callsAnAnswer;
  const callsASecond = ((callsADay * people.busiestHour) / 3600) * people.busiestSecond;
  const processors = (ms: number) => (callsASecond * ms) / 1000 / machines.busyAtMost;
  const servers = Math.ceil(processors(measured.serverMs)) + machines.spareServers;
  const databaseProcessors = Math.ceil(processors(measured.databaseMs));
  const bytes = people.words * measured.wordBytes + people.answersKept * measured.answerBytes;
  const terabytes = (learners * bytes) / 1e12;
  const parts = Math.max(
    Math.ceil(databaseProcessors / machines.databaseProcessors),
    Math.ceil(terabytes / machines.databaseTerabytes),
  );
  return {
    learners,
    callsASecond,
    servers,
    serverMachines: Math.max(Math.ceil(servers / machines.serverProcessors), 1 + machines.spareServers),
    databaseProcessors,
    terabytes,
    parts,
    databaseMachines: parts * machines.copies,
  };
}
