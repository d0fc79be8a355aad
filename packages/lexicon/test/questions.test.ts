import { describe, expect, test } from 'vitest';
import type { InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { generateRows, translationsWithParts, tutorReply } from '../src/index.ts';

const reply = (message: string, language: InterfaceLanguage = 'en') => tutorReply({ message, history: [], language });

// Specification: S0-1.401
describe('a word that another language writes with other accents', () => {
  test.each([
    ['jak se řekne německy kočka?', 'cs', 'Katze'],
    ['Wie sagt man bar auf Englisch?', 'de', 'bar'],
    ['kocka in German', 'en', 'Würfel'],
  ] as const)('%s', (message, language, expected) => {
    expect(reply(message, language)).toContain(expected);
  });

  test('no other language explains words of one’s own', () => {
    expect(reply('quelle est la différence entre chat et bon ?', 'fr')).not.toContain('quatre');
    expect(reply('quelle est la différence entre bon et bien ?', 'fr')).toContain('adjective');
  });
});

// Specification: S0-1.401
describe('plurals', () => {
  test.each([
    ['plural of mouse', 'en', 'mice'],
    ['plural of drink', 'en', 'drinks'],
    ['plural of potato', 'en', 'potatoes'],
    ['qual é o plural de pão?', 'pt', 'pães'],
    ['qual é o plural de hotel?', 'pt', 'hotéis'],
    ['qual é o plural de mão?', 'pt', 'mãos'],
    ['plural de canción', 'es', 'canciones'],
    ['plural de lápiz', 'es', 'lápices'],
    ['pluriel de cheval', 'fr', 'chevaux'],
    ['pluriel de gâteau', 'fr', 'gâteaux'],
    ['pluriel de nez', 'fr', 'nez'],
    ['Was ist der Plural von Haus?', 'de', 'Häuser'],
    ['plurale di mano', 'it', 'mani'],
  ] as const)('%s', (message, language, plural) => {
    expect(reply(message, language)).toMatch(new RegExp(`["«“„] ?${plural} ?["»”“]`, 'u'));
  });

  test('of unknown words are not guessed', () => {
    expect(reply('plural of blorp')).not.toContain('blorps');
  });
});

// Specification: S0-1.401
describe('questions for meanings', () => {
  test.each([
    ['what does "reluctant" mean?', 'en', 'unwilling'],
    ['¿qué significa "to borrow"?', 'es', 'pedir prestado'],
    ['Was bedeutet window?', 'de', 'Fenster'],
    ['čo znamená apple?', 'sk', 'jablko'],
    ['co znaczy apple?', 'pl', 'jabłko'],
    ['mit jelent az, hogy apple?', 'hu', 'alma'],
    ['que veut dire apple ?', 'fr', 'pomme'],
    ['cosa significa apple?', 'it', 'mela'],
    ['o que significa apple?', 'pt', 'maçã'],
    ['що означає apple?', 'uk', 'яблуко'],
    ['Give me a synonym for "happy"', 'en', 'glad'],
    ['synonym for begin', 'en', 'start'],
    ['opposite of generous', 'en', 'stingy'],
    ['opposite of polite', 'en', 'rude'],
  ] as const)('%s', (message, language, expected) => {
    expect(reply(message, language)).toContain(expected);
  });
});

// Specification: S0-1.402
test.each([
  ['clean', 'pl', 'czysty'],
  ['dry', 'zh-CN', '干燥'],
  ['to clean', 'pl', 'czyścić'],
  ['open', 'de', 'geöffnet'],
  ['to be born', 'fr', 'naître'],
  ['too much', 'es', 'demasiado'],
  ['smoke', 'vi', 'khói'],
  ['to smoke', 'vi', 'hút thuốc'],
])('%s in %s is %s', (text, to, expected) => {
  expect(translationsWithParts({ text, from: 'en', to })[0]?.text).toBe(expected);
});

test('to know is to know a person too', () => {
  expect(translationsWithParts({ text: 'to know', from: 'en', to: 'de' }).map(({ text }) => text)).toEqual([
    'wissen',
    'kennen',
  ]);
});

// Specification: S0-1.402
test.each([
  ['I start a new job as a nurse next week', 'en', 'jobs'],
  ['partes da casa', 'pt', 'casa'],
  ['parts of the house', 'en', 'house'],
  ['animais domésticos', 'pt', 'animais de estimação'],
  ['presentarsi e salutare', 'it', 'chiacchiere, saluti'],
  ['Smalltalk mit Kollegen', 'de', 'Smalltalk'],
])('a request is no slip of another topic: %s', (topic, language, name) => {
  const answer = generateRows({ topic, languages: [language, language === 'de' ? 'en' : 'de'], count: 14, seed: 5 });
  expect(answer.topic).toBe(name);
});

// Specification: S0-1.402
test.each([
  ['食べました', 'ja', '食べる'],
  ['行った', 'ja', '行く'],
  ['飲んで', 'ja', '飲む'],
  ['大きかった', 'ja', '大きい'],
  ['見ない', 'ja', '見る'],
  ['갔어요', 'ko', '가다'],
  ['먹었다', 'ko', '먹다'],
  ['마셔요', 'ko', '마시다'],
  ['ילדים', 'he', 'ילד'],
])('%s (%s) leads to %s', (form, from, entry) => {
  const meant = translationsWithParts({ text: entry, from, to: 'en', exact: true }).map(({ text }) => text);
  expect(meant).toContain(translationsWithParts({ text: form, from, to: 'en' })[0]?.text);
});
