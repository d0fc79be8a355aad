import { translateWord } from '@wordcluster/lexicon';
import { allFacts, type Fact } from './facts.ts';
import { measureGeneration } from './generation.ts';
import { libreTranslate } from './provider.ts';
import { percent, score, type Score, type Translate } from './score.ts';

/**
 * How good the words are: `node bench/language/run.ts [--provider http://host:5000] [--key secret] [--wrong]`.
 * Facts are written by hand from common knowledge, not taken from the data of the lexicon.
 */
const line = (text: string) => process.stdout.write(`${text}\n`);
const row = (name: string, { facts, answered, right }: Score) =>
  line(
    `${name.padEnd(14)} ${String(facts).padStart(6)} facts  answered ${percent(answered, facts).padStart(7)}  right of answered ${percent(right, answered).padStart(7)}`,
  );

function argument(name: string): string | undefined {
  const index = process.argv.indexOf(name);
  return index < 0 ? undefined : process.argv[index + 1];
}

async function report(name: string, facts: readonly Fact[], translate: Translate, atOnce: number): Promise<void> {
  line(`\n${name}`);
  for (const [topic, own] of Map.groupBy(facts, (fact) => fact.topic)) row(topic, await score(own, translate, atOnce));
  line('');
  const byLanguage = Map.groupBy(facts, ({ from, to }) => (from === 'en' ? to : from));
  for (const [language, own] of byLanguage) row(language, await score(own, translate, atOnce));
  const total = await score(facts, translate, atOnce);
  row('all', total);
  if (process.argv.includes('--wrong')) for (const wrong of total.wrong) line(`  ${wrong}`);
}

/** Cache: three reports ask a provider each fact once. */
function remembered(translate: Translate): Translate {
  const answers = new Map<string, Promise<string | null>>();
  return (fact) => {
    const key = JSON.stringify([fact.text, fact.from, fact.to]);
    const answer = answers.get(key) ?? translate(fact);
    answers.set(key, answer);
    return answer;
  };
}

const generation = measureGeneration();
const ms = (time: number) => `${time.toFixed(2)} ms`;
line(
  `20 rows: first ${ms(generation.first)} (loads the lexicon), then median ${ms(generation.median)}, p99 ${ms(generation.p99)}; ${percent(generation.full, 1)} of the topics have 20 rows`,
);
const facts = allFacts();
await report('Embedded lexicon', facts, async (fact) => translateWord(fact), 1);
const base = argument('--provider') ?? process.env['TRANSLATION_BENCH_URL'];
if (base) await report(`Provider ${base}`, facts, remembered(libreTranslate(base, argument('--key'))), 4);
