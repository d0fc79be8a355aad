import type { Fact } from './facts.ts';

export type Translate = (fact: Pick<Fact, 'text' | 'from' | 'to'>) => Promise<string | null>;

export interface Score {
  readonly facts: number;
  readonly answered: number;
  readonly right: number;
  readonly wrong: readonly string[];
}

/** Letter case, a final full stop and the kind of apostrophe do not make an answer wrong; anything else does. */
const plain = (text: string) => text.normalize('NFC').trim().toLowerCase().replaceAll('’', "'").replace(/[.!]$/, '');

export function isRight(answer: string, fact: Fact): boolean {
  return fact.accepted.some((accepted) => plain(accepted) === plain(answer));
}

/** Asks every fact, some at a time, and counts. */
export async function score(facts: readonly Fact[], translate: Translate, atOnce = 1): Promise<Score> {
  const queue = [...facts];
  let answered = 0;
  const wrong: string[] = [];
  async function work(): Promise<void> {
    for (let fact = queue.shift(); fact; fact = queue.shift()) {
      const answer = await translate(fact);
      if (answer === null) continue;
      answered += 1;
      if (!isRight(answer, fact))
        wrong.push(`${fact.from}-${fact.to} ${fact.text}: ${answer} (${fact.accepted.join(', ')})`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return { facts: facts.length, answered, right: answered - wrong.length, wrong };
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
}
