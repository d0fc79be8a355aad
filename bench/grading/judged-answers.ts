/**
 * Grades the answers of `judged-answers.txt` and compares with what a teacher would say: `npx node bench/grading/judged-answers.ts [--list]`.
 * A regression set: its author knew the rules and mended them by it, so it is no independent measurement.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gradeAnswer } from '@wordcluster/domain/practice/grading';
import { addNearWords } from '@wordcluster/domain/practice/grading/word-lists';

/** Lists that the web build makes from spelling dictionaries, where there are any. */
const near = path.resolve(import.meta.dirname, '../../packages/near-words/generated');
for (const name of existsSync(near) ? readdirSync(near).filter((one) => /^[a-z]+\.txt$/.test(one)) : [])
  addNearWords(name.slice(0, -'.txt'.length), readFileSync(path.join(near, name), 'utf8'));

const LETTERS = { right: 'r', right_with_note: 'n', almost: 'a', wrong: 'w' } as const;

const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const pairs = readFileSync(file ?? path.join(import.meta.dirname, 'judged-answers.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => {
    const [kind = '', language = '', cell = '', answers = ''] = line.split(' | ');
    const [expected = '', others] = cell.replaceAll(String.raw`\n`, '\n').split(' ! ');
    return answers.split(' · ').map((answer) => {
      const sign = answer.lastIndexOf('=');
      const [typed, fair] = [answer.slice(0, sign), answer.slice(sign + 1).trim()];
      return { kind, language, expected, typed, fair, otherAnswers: others?.split('; ') ?? [] };
    });
  });

const graded = pairs.map((pair) => {
  const given = gradeAnswer({ ...pair, question: null, mode: 'text' });
  const letter = LETTERS[given.verdict];
  const taken = letter === 'r' || letter === 'n';
  return {
    ...pair,
    letter,
    reason: given.reason,
    isFair: pair.fair.includes(letter),
    wrongTaken: taken && pair.fair === 'w',
    rightRefused: !taken && /^[rn]+$/.test(pair.fair),
  };
});

const write = (text: string) => process.stdout.write(`${text}\n`);
for (const [kind, list] of [...Map.groupBy(graded, (pair) => pair.kind), ['all', graded] as const]) {
  const count = (test: (pair: (typeof graded)[number]) => boolean) => list.filter(test).length;
  const fair = count((pair) => pair.isFair);
  write(
    `kind ${kind}`.padEnd(10) +
      `${list.length} answers, ${((100 * fair) / list.length).toFixed(1)} % fair, ${count((pair) => pair.wrongTaken)} wrong taken, ${count((pair) => pair.rightRefused)} right refused`,
  );
}
if (process.argv.includes('--list'))
  for (const { kind, language, expected, typed, fair, letter, reason, ...more } of graded.filter(
    (pair) => !pair.isFair,
  ))
    write(
      `${more.wrongTaken ? 'TAKEN ' : more.rightRefused ? 'REFUSED ' : ''}${kind} ${language}: "${typed}" for "${expected}" is ${letter} (${reason}), not ${fair}`,
    );
