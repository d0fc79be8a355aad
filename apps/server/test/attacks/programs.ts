import type { AttackScenario } from './attack-scenarios.ts';
import { JSON_TYPE, portOf, repeated, summaryOf } from './repeated-calls.ts';
import { Fault } from './watch.ts';
import { caller, credentials } from './wire.ts';

const tool = (id: number) => ({ jsonrpc: '2.0', id, method: 'tools/list', params: {} });
const E_READER_FILE = Buffer.alloc(4_000_000, 'SQLite format 3\0');

/** Calls by programs of a user: protocols whose one request carries many operations. */
export const programs: Record<string, AttackScenario> = {
  async 'case 5: lists of a hundred calls of an assistant'(target, strength) {
    const headers = {
      ...credentials(target.programKey),
      ...JSON_TYPE,
      accept: 'application/json, text/event-stream',
    };
    const list = Buffer.from(JSON.stringify(Array.from({ length: 100 }, (_, n) => tool(n))));
    const one = Buffer.from(JSON.stringify(tool(1)));
    const lists = new Set<number>();
    const made = await repeated(target, 6, strength, (index) => ({
      method: 'POST',
      path: '/mcp',
      headers,
      body: index % 2 ? list : one,
    }));
    const wire = caller(portOf(target));
    try {
      lists.add((await wire.call({ method: 'POST', path: '/mcp', headers, body: list })).status);
    } finally {
      wire.close();
    }
    for (const status of lists)
      if (status !== 400 && status !== 429) throw new Fault(`a list of calls was answered ${status}`);
    return summaryOf(made);
  },

  async 'case 6: a hundred actions of a hundred notes each'(target, strength) {
    const notes = Array.from({ length: 100 }, (_, n) => ({ deckName: 'Words', fields: { Word: `w${n}` } }));
    const actions = Array.from({ length: 100 }, () => ({ action: 'canAddNotes', params: { notes } }));
    const body = Buffer.from(JSON.stringify({ action: 'multi', version: 6, params: { actions } }));
    const path = `/ankiconnect?key=${target.programKey}`;
    return summaryOf(
      await repeated(target, 6, strength, () => ({
        method: 'POST',
        path,
        headers: { 'content-type': 'text/plain' },
        body,
      })),
    );
  },

  async 'an e-reader that sends what is no database'(target, strength) {
    const path = target.eReader;
    return summaryOf(
      await repeated(target, 3, strength, () => ({ method: 'PUT', path, headers: {}, body: E_READER_FILE })),
    );
  },
};
