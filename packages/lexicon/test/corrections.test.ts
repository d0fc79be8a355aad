import { expect, test } from 'vitest';
import { tutorReply } from '../src/index.ts';
import { correctedEnglish } from '../src/tutor/correct-english.ts';

// Specification: S0-1.400
test.each([
  ['He go to school every day.', 'He goes to school every day.'],
  ["She don't like coffee.", "She doesn't like coffee."],
  ['They was at home and she have a dog.', 'They were at home and she has a dog.'],
  ['He always play football.', 'He always plays football.'],
  ["I didn't went there.", "I didn't go there."],
  ['Does he goes to work?', 'Does he go to work?'],
  ['She can to swim.', 'She can swim.'],
  ['It is more better.', 'It is better.'],
  ['I have a apple and an book.', 'I have an apple and a book.'],
  ['I bought two mouses and many informations.', 'I bought two mice and much information.'],
  ['i goed home on monday.', 'I went home on Monday.'],
  ['I have 20 years.', 'I am 20 years old.'],
  ['I live here since three years.', 'I live here for three years.'],
  ['I am agree with you.', 'I agree with you.'],
  ['They look forward to see you.', 'They look forward to seeing you.'],
  ['He saw the the dog.', 'He saw the dog.'],
])('%s is corrected: %s', (wrong, right) => {
  expect(correctedEnglish(wrong)).toBe(right);
});

test.each([
  'Let it go.',
  'Did he go home?',
  'I saw her go home.',
  'The will to live is strong.',
  'I suggest that he go home.',
  'He put the book on the table.',
  'She has had a good day.',
  'It was an hour from a European university with an unusual umbrella.',
  'What does he want?',
  'He does his homework.',
  'If he were here, I would go.',
  'We have been friends since two thousand.',
  'They need glasses and he needs a map.',
  'She said that it cost a lot.',
])('%s is right and stays', (sentence) => {
  expect(correctedEnglish(sentence)).toBe(sentence);
});

test.each(['Ich gehe nach Hause.', 'Él va a la escuela todos los días', 'ok', 'x '.repeat(200)])(
  '%s is no English sentence',
  (text) => {
    expect(correctedEnglish(text)).toBeNull();
  },
);

// Specification: S0-1.400
test.each([
  ['correct my sentence: He go to school.', 'en', 'Better: He goes to school.'],
  ['Oprav mi vetu: She have a dog', 'sk', 'Lepšie: She has a dog'],
  ['Korrigiere „They was here“', 'de', 'Besser: They were here'],
  ['please correct this sentence: Let it go.', 'en', 'I find none of the common mistakes'],
  ['corrige: Yo tener hambre', 'es', 'No puedo corregir frases enteras'],
] as const)('%s', (message, language, begins) => {
  expect(tutorReply({ message, history: [], language }).startsWith(begins)).toBe(true);
});
