/** Plurals by rule, with the nouns that follow none, for languages whose nouns have no table (`nouns.ts`). */
import { findConcepts } from '../translate/word-index.ts';
import { nounOf } from './nouns.ts';

interface Plurals {
  /** `noun:plural`. */
  readonly irregular: string;
  /** The first ending that fits, and its replacement. */
  readonly rules: readonly (readonly [ending: RegExp, plural: string])[];
}

const UNCHANGED = 'sheep fish deer series species aircraft'
  .split(' ')
  .map((noun) => `${noun}:${noun}`)
  .join(' ');

const PLURALS: Readonly<Record<string, Plurals>> = {
  en: {
    irregular: `${UNCHANGED} child:children man:men woman:women foot:feet tooth:teeth mouse:mice goose:geese person:people wife:wives knife:knives leaf:leaves life:lives wolf:wolves shelf:shelves half:halves ox:oxen photo:photos piano:pianos radio:radios video:videos kilo:kilos studio:studios zoo:zoos potato:potatoes tomato:tomatoes hero:heroes echo:echoes loaf:loaves thief:thieves calf:calves`,
    rules: [
      [/(?=(?<=s|x|z|ch|sh)$)/, 'es'],
      [/(?<=[^aeiou])y$/, 'ies'],
      [/$/, 's'],
    ],
  },
  es: {
    irregular:
      'lunes:lunes martes:martes miércoles:miércoles jueves:jueves viernes:viernes paraguas:paraguas crisis:crisis cumpleaños:cumpleaños carácter:caracteres sofá:sofás papá:papás mamá:mamás café:cafés té:tés pie:pies menú:menús joven:jóvenes examen:exámenes imagen:imágenes orden:órdenes origen:orígenes club:clubes',
    rules: [
      [/z$/, 'ces'],
      [/ás$/, 'ases'],
      [/és$/, 'eses'],
      [/ús$/, 'uses'],
      [/án$/, 'anes'],
      [/én$/, 'enes'],
      [/ín$/, 'ines'],
      [/ón$/, 'ones'],
      [/ún$/, 'unes'],
      [/(?<=[aeiouáéó])$/, 's'],
      [/(?<=[dlrnjy])$/, 'es'],
    ],
  },
  fr: {
    irregular:
      'œil:yeux bal:bals carnaval:carnavals festival:festivals récital:récitals pneu:pneus bleu:bleus travail:travaux vitrail:vitraux corail:coraux bijou:bijoux caillou:cailloux chou:choux genou:genoux hibou:hiboux jouet:jouets pou:poux ciel:cieux monsieur:messieurs madame:mesdames mademoiselle:mesdemoiselles',
    rules: [
      [/(?=(?<=[sxz])$)/, ''],
      [/(?<=eau|eu|au)$/, 'x'],
      [/al$/, 'aux'],
      [/$/, 's'],
    ],
  },
  pt: {
    irregular:
      'pão:pães cão:cães alemão:alemães capitão:capitães catalão:catalães escrivão:escrivães mão:mãos irmão:irmãos cidadão:cidadãos órgão:órgãos grão:grãos chão:chãos cristão:cristãos bênção:bênçãos órfão:órfãos mal:males cônsul:cônsules lápis:lápis ônibus:ônibus tênis:tênis pires:pires vírus:vírus fóssil:fósseis réptil:répteis',
    rules: [
      [/ão$/, 'ões'],
      [/(?<=[au])l$/, 'is'],
      [/m$/, 'ns'],
      [/ês$/, 'eses'],
      [/ás$/, 'ases'],
      [/(?<=[rz])$/, 'es'],
      [/(?<=[aeiouáéíóúãâêô])$/, 's'],
    ],
  },
};

/**
 * Portuguese -el, -ol and -il open their vowel under the stress (hotel, hotéis; sol, sóis; fuzil, fuzis), but not behind an accent, which
 * has it (túnel, túneis; fácil, fáceis).
 */
const STRESSED_L: Readonly<Record<string, string>> = { el: 'éis', ol: 'óis', il: 'is' };

function byRule(noun: string, language: string): string | null {
  const end = noun.slice(-2);
  if (language === 'pt' && STRESSED_L[end] !== undefined) {
    const stem = noun.slice(0, -2);
    return stem + (/[áéíóúâêô]/.test(stem) ? 'eis' : STRESSED_L[end]);
  }
  const rule = PLURALS[language]?.rules.find(([ending]) => ending.test(noun));
  return rule ? noun.replace(rule[0], rule[1]) : null;
}

const irregularOf = new Map(
  Object.entries(PLURALS).flatMap(([language, { irregular }]) =>
    irregular.split(' ').map((pair) => {
      const [noun = '', plural = ''] = pair.split(':');
      return [`${language} ${noun}`, plural] as const;
    }),
  ),
);

/** The plural of a noun: of the table, of the irregular ones, or by rule where the lexicon knows the noun; null where none is known. */
export function pluralOfNoun(noun: string, language: string): string | null {
  const word = noun.toLowerCase();
  const known = nounOf(noun, language)?.plural ?? irregularOf.get(`${language} ${word}`);
  if (known !== undefined) return known;
  const isNoun = findConcepts(word, language).some(({ pos }) => pos === 'noun');
  return isNoun && !word.includes(' ') ? byRule(word, language) : null;
}
