import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import type { MessageId } from '@wordcluster/domain/messages/all';
import cs from '@wordcluster/domain/messages/catalogues/cs.json' with { type: 'json' };
import de from '@wordcluster/domain/messages/catalogues/de.json' with { type: 'json' };
import es from '@wordcluster/domain/messages/catalogues/es.json' with { type: 'json' };
import sk from '@wordcluster/domain/messages/catalogues/sk.json' with { type: 'json' };
import type { Message } from '@wordcluster/domain/messages/message';

type Translated = Exclude<InterfaceLanguage, 'en'>;
const CATALOGUES: Readonly<Record<Translated, Readonly<Record<MessageId, string>>>> = { sk, cs, de, es };

const speakers = new Map<Translated, I18n>();

/** Compiled when a language is first asked for. */
function speakerOf(language: Translated): I18n {
  const known = speakers.get(language);
  if (known) return known;
  const texts = Object.entries(CATALOGUES[language]).map(([id, text]) => [id, compileMessage(text)]);
  const speaker = setupI18n({ locale: language, messages: { [language]: Object.fromEntries(texts) } });
  speakers.set(language, speaker);
  return speaker;
}

export const translate = ({ id, values, text }: Message, language: InterfaceLanguage): string =>
  language === 'en' ? text : speakerOf(language)._(id, values);

/** British English writes the day first, as the other languages do. */
const REGIONS: Partial<Record<InterfaceLanguage, string>> = { en: 'en-GB' };

/** A day in words, as the language writes it: 5 March 2027, 5. März 2027. */
export const dayIn = (language: InterfaceLanguage, timeZone: string) => (moment: Date) =>
  new Intl.DateTimeFormat(REGIONS[language] ?? language, { dateStyle: 'long', timeZone }).format(moment);
