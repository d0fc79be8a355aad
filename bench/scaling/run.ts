import { LEARNERS, MACHINES, MEASURED, PEOPLE } from './assumptions.ts';
import { machinesFor } from './machines.ts';

/** The table of docs/evidence/scaling.md, by the numbers in assumptions.ts. */
const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const lines = LEARNERS.map((learners) => {
  const needed = machinesFor(learners, { people: PEOPLE, measured: MEASURED, machines: MACHINES });
  const { callsASecond, servers, serverMachines, databaseProcessors, terabytes, parts, databaseMachines } = needed;
  return `| ${whole(learners)} | ${whole(callsASecond)} | ${whole(servers)} on ${serverMachines} | ${whole(databaseProcessors)} | ${terabytes.toFixed(1)} TB | ${parts} | ${databaseMachines} |`;
});
process.stdout
  .write(`| learners | calls in the busiest second | servers | processors of the database | kept | parts of the database | its machines |
| --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
`);
