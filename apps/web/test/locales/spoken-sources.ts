import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../../..');

/** Where sentences for users are written as plain English: rules, answers of the server, and the browser's own failures. */
const SPEAKING = [
  'packages/domain/src/**/*.ts',
  'packages/contract/src/fields.ts',
  'apps/server/src/features/**/*.ts',
  'apps/server/src/http/**/*.ts',
  'apps/web/src/features/**/*.ts',
  'apps/web/src/platform/*.ts',
];
/** Letters and invoices stay English; the description of the calls is for programmers. */
const ENGLISH = /letters\.ts|remind\.ts|invoices\/(?:pdf|xml|wording|issue)|open-api/;
/** On the server, what only an operator reads in the log. In the browser an error's text is shown. */
const LOGGED = /\bError\(/;
const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;

/** The string literals of the source, unescaped. */
export function spokenLiterals(): { file: string; text: string }[] {
  return globSync(SPEAKING, { cwd: repository })
    .filter((file) => !ENGLISH.test(file))
    .flatMap((file) =>
      readFileSync(path.join(repository, file), 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(?:\*|\/\*|\/\/|import )/.test(line))
        .filter((line) => !file.startsWith('apps/server/') || !LOGGED.test(line))
        .flatMap((line) => [...line.matchAll(QUOTED)].map(([, single, double]) => single ?? double ?? ''))
        .map((text) => ({
          file,
          text: text
            .replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
            .replaceAll(/\\(.)/g, '$1'),
        })),
    );
}

/** A whole sentence, as a user would read it. */
export const isSentence = (text: string): boolean => /^\p{Lu}.* .*[.!?]$/u.test(text);
