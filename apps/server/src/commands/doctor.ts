import { examine } from '../doctor/examine.ts';
import { say } from './command.ts';

/** npm run doctor: nine lines about what the settings name; exits with 1 where something is off. */
const findings = await examine(process.env);
for (const { of, well, said } of findings)
  say(`${well ? 'ok ' : 'OFF'}  ${of.padEnd(16)} ${said.replaceAll(/\s+/g, ' ')}`);
process.exit(findings.every(({ well }) => well) ? 0 : 1);
