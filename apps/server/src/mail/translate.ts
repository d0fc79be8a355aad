import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { formatsOf, type InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { CATALOGUES, type TranslatedLanguage } from '@wordcluster/domain/messages/catalogues';
import type { Message } from '@wordcluster/domain/messages/message';

const speakers = new Map<TranslatedLanguage, I18n>();

/** Compiled when a language is first asked for. */
function speakerOf(language: TranslatedLanguage): I18n {
  const known = speakers.get(language);
  if (known) return known;
  const texts = Object.entries(CATALOGUES[language]).map(([id, text]) => [id, compileMessage(text)]);
  const speaker = setupI18n({ locale: language, messages: { [language]: Object.fromEntries(texts) } });
  speakers.set(language, speaker);
  return speaker;
}

export const translate = ({ id, values, text }: Message, language: InterfaceLanguage): string =>
  language === 'en' ? text : speakerOf(language)._(id, values);

/** A day in words, as the language writes it: 5 March 2027, 5. März 2027. */
export const dayIn = (language: InterfaceLanguage, timeZone: string) => (moment: Date) =>
  new Intl.DateTimeFormat(formatsOf(language), { dateStyle: 'long', timeZone }).format(moment);
