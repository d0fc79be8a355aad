import { examine } from '../doctor/examine.ts';
import { say } from './command.ts';

/** npm run doctor: nine lines about the configuration; exits with 1 if a check fails. */
const findings = await examine(process.env);
for (const { of, well, said } of findings)
  say(`${well ? 'ok ' : 'OFF'}  ${of.padEnd(16)} ${said.replaceAll(/\s+/g, ' ')}`);
process.exit(findings.every(({ well }) => well) ? 0 : 1);
