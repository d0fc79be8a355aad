import { randomInt } from 'node:crypto';
import { message } from '@wordcluster/domain/messages/all';
import { provider } from '../provider.ts';
import { TeacherFailure, type Teacher } from '../../ports/teacher.ts';
import { TranslatorFailure, type Translator } from '../../ports/translator.ts';

/** How many topics are named when one is not known. */
const TOPICS_NAMED = 12;

/** The embedded teacher: rows and simple replies from the lexicon. Names itself and lists what it knows. */
const teacher: Teacher = {
  name: 'lexicon',
  async generateRows({ topic, languages, count }) {
    const { generateRows, topicNames } = await import('@wordcluster/lexicon');
    const generated = generateRows({ topic, languages, count, seed: randomInt(2 ** 31) });
    if (generated.rows.length === 0) {
      const topics = (generated.known ?? topicNames('en')).slice(0, TOPICS_NAMED).join(', ');
      const hint = message('teacher.topic_not_built_in', { topics });
      throw new TeacherFailure('unknown_topic', 'unknown topic', { hint });
    }
    return { rows: generated.rows, topic: generated.topic };
  },
  async *chat({ messages, language, shop }) {
    const { tutorReply } = await import('@wordcluster/lexicon');
    const question = messages.at(-1)?.content ?? '';
    yield tutorReply({ message: question, history: messages.slice(0, -1), language, shop });
  },
};

export const lexiconTeacher = provider({ name: 'lexicon', settings: {}, configure: () => ({ open: () => teacher }) });

/** The embedded translator: looks words up in the lexicon, loaded when it is first needed. Never guesses. */
const translator: Translator = {
  name: 'lexicon',
  async translate({ text, from, to }) {
    const { translateWord } = await import('@wordcluster/lexicon');
    const translated = translateWord({ text, from, to });
    if (translated === null) throw new TranslatorFailure('unknown', 'not in the lexicon');
    return translated;
  },
};

export const lexiconTranslator = provider({
  name: 'lexicon',
  settings: {},
  configure: () => ({ open: () => translator }),
});
