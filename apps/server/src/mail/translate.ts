import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { formatsOf, type InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { CATALOGUES } from '@wordcluster/domain/messages/catalogues';
import { MESSAGES, type Message } from '@wordcluster/domain/messages/all';

/** The product's name in the texts; SITE_NAME replaces it. */
export const PRODUCT = 'Wordcluster';

const speakers = new Map<InterfaceLanguage, I18n>();

/** Compiled at the first use of a language; the name is a value of every text. */
function speakerOf(language: InterfaceLanguage): I18n {
  const known = speakers.get(language);
  if (known) return known;
  const texts = Object.entries(language === 'en' ? MESSAGES : CATALOGUES[language]).map(([id, text]) => [
    id,
    compileMessage(text.replaceAll(PRODUCT, '{site}')),
  ]);
  const speaker = setupI18n({ locale: language, messages: { [language]: Object.fromEntries(texts) } });
  speakers.set(language, speaker);
  return speaker;
}

export const translate = ({ id, values, text }: Message, language: InterfaceLanguage, site = PRODUCT): string =>
  language === 'en' && site === PRODUCT ? text : speakerOf(language)._(id, { ...values, site });

/** A day in words, as the language writes it: 5 March 2027, 5. März 2027. */
export const dayIn = (language: InterfaceLanguage, timeZone: string) => (moment: Date) =>
  new Intl.DateTimeFormat(formatsOf(language), { dateStyle: 'long', timeZone }).format(moment);
