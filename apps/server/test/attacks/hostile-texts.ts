import { gradeAnswer } from '@wordcluster/domain/practice/grading/grade';
import { Fault } from './watch.ts';

/** Milliseconds of processor time that one answer may take, with all of its synonyms. */
const MAX_MS = 50;
/** The best of so many: others' work on the machine is none of the grading's. */
const TIMES = 3;

const long = (text: string) => text.repeat(1_000).slice(0, 1_000);
const TEXTS = ['der die das ', 'か; ', 'か、', 'カー', 'a/b ', 'a, ', '漢[かん]', '一二三'].map(long);
const LANGUAGES = ['ja', 'de', 'zh-CN', 'en', null];

/** Case 23: the longest texts that a cell holds against each other, as the browser grades them. */
export async function hostileTexts(): Promise<string> {
  let slowest = { ms: 0, name: '' };
  for (const language of LANGUAGES)
    for (const expected of TEXTS)
      for (const typed of TEXTS) {
        const synonyms = Array.from({ length: 20 }, (_, n) => expected.slice(n));
        const answer = { expected, typed, language, otherAnswers: synonyms, question: null, mode: 'text' as const };
        const ms = Math.min(
          ...Array.from({ length: TIMES }, () => processorMs(() => gradeAnswer({ ...answer, synonyms }))),
        );
        if (ms > slowest.ms)
          slowest = { ms, name: `${expected.slice(0, 6)} against ${typed.slice(0, 6)} (${language})` };
      }
  if (slowest.ms > MAX_MS) throw new Fault(`an answer took ${slowest.ms} ms: ${slowest.name}`);
  return `${LANGUAGES.length * TEXTS.length ** 2} answers, the slowest ${slowest.ms.toFixed(1)} ms: ${slowest.name}`;
}

function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
